"""Rules about what files have to do with each other: shared URLs, an index and what it lists."""
