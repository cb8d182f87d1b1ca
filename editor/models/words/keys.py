"""Keys that texts name as well as actions."""

FIX_KEY = "Ctrl+."
ADD_KEYS = ("Ins", "Ctrl+Shift+N")  # many laptops have no Insert key
