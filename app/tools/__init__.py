"""For developers: measurements, pictures of every screen, and the commands that need no window."""
