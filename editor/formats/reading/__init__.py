"""Bytes to documents: compression, encoding, kind of file, entries."""
