"""The preferences: a dialog made from the declared settings."""
