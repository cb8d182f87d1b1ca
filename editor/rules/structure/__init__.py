"""Rules about the elements of an entry, and about the XML file around the entries.

For an entry these are names, number and order of its elements; for the file declaration, root,
namespaces and size.
"""
