"""Bytes to documents and back: compression, encoding, XML, text lists and feeds. Knows no Qt."""
