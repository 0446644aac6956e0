"""Speed, measured with peers in the same run and reported as ratios."""
