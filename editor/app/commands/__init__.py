"""What the actions do, by topic."""
