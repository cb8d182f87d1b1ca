"""The colours, icons and style sheet of the program."""
