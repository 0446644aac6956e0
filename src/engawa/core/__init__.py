"""What every game builds on: records, rules, matches, fair draws. Knows no game, does no I/O."""
