"""The seats of a table by their colours."""

SEATS = ("red", "blue", "green", "yellow", "violet", "orange")
"""The colours of the seats, in order; in records and commands a seat goes by its colour."""
