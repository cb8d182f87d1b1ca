"""What the actions do with documents as a whole: open, save, export, compare, bring back."""
