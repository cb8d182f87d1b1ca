"""Documents with their files: opened, saved, exported, compared."""
