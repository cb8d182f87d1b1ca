"""Documents to bytes: faithful, clean, or as several files."""
