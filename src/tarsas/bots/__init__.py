"""Players that are programs. They know the kernel only."""
