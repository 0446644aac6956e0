report-ending-six-heroes = six heroes
report-ending-counted = counted
