"""The window and the command line, which people start."""
