"""Measured claims, peers side by side in the same run."""
