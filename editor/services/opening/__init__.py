"""Opens files piece by piece, reading ahead in several processes."""
