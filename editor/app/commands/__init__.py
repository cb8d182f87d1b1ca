"""The commands behind the actions, by topic."""
