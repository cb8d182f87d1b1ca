"""Files that are not well-formed: what is wrong, how it is told, and how the text is repaired."""
