"""Rules about pages in several languages, and about the links between their versions."""
