"""What every game stands on: records, rules, matches, fair draws. Knows no game, does no I/O."""
