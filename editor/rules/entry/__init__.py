"""Rules about the elements of an entry: which there are, how often and in which order."""
