"""Keyboard shortcuts that both actions and texts need to name."""

FIX_KEY = "Ctrl+."
ADD_KEYS = ("Ins", "Ctrl+Shift+N")  # many laptops have no Insert key
