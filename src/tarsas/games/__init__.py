"""The games. Each folder is one game with the same files; nothing outside lists them."""
