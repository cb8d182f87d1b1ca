"""Tables as files: read in a process of their own, written, pasted."""
