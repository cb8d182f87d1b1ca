"""Files on disk: written completely or not at all, locked, kept in earlier versions."""
