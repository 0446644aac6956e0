# The browser: the table of samurai-spirit.
