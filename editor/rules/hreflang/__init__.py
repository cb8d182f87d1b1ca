"""Rules about pages in several languages, and the links by which they name each other."""
