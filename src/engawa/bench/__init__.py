"""Speed, measured beside peers in the same run and told as ratios."""
