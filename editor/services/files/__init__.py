"""Files on disk: written whole or not at all, locked, kept in earlier versions."""
