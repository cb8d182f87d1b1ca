"""The models of findings, fixes and duplicates."""
