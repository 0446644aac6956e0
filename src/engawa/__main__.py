"""`python -m engawa` is the `engawa` command."""

from engawa.cli import main

main()
