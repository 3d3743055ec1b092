"""`python -m tarsas.cli`."""

from tarsas.cli import main

main()
