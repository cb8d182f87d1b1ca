"""The window and the command line: everything a person starts."""
