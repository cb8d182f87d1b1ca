"""Rules about the frequency of changes."""
