"""Rules about entries with the same or an equivalent URL."""
