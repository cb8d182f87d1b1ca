"""Tables as files: read apart from the program, written, pasted."""
