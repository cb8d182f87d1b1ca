"""Bytes to documents and back: compression, encoding, XML, text lists and feeds. Knows no Qt.

Beside reading and writing here are what needs the form of two files at once, moving entries and
comparing documents, and the small files of the program: recipes, choices of rules, journals.
"""
