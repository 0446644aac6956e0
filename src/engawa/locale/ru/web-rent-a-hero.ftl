# The browser: the table of rent-a-hero.
