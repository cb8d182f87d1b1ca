"""All other lists: files, differences, duplicates, languages, repairs."""
