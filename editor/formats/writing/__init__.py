"""Documents to bytes: as they were read, in clean form, or as several files."""
