"""Colours, icons and the style sheet."""
