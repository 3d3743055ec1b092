"""Bots from anywhere: programs that speak the line protocol, and our own bots behind it."""
