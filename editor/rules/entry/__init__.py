"""Rules about the elements of an entry: their names, number and order."""
