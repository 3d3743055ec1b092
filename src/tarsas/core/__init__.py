"""The rules kernel: the contract between games and everything that plays them."""
