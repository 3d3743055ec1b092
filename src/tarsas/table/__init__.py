"""The table: who may do what with a running game. Commands in, events out; no I/O."""
