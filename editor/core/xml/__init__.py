"""Entries and the beginning of a file as XML text, read and changed in place without a parser."""
