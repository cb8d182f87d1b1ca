"""Rules about the URL of an entry by itself."""
