"""The command line: everything that the window does to a file, without a window and without Qt."""
