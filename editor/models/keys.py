"""Keys that texts name as well as actions."""

FIX_KEY = "Ctrl+."
