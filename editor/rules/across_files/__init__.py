"""Rules about the relations of files: URLs in several of them, an index and the files it lists."""
