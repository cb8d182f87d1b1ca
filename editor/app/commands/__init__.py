"""The commands behind the actions, by topic; those for whole documents have a folder of their own."""
