"""Widgets without a subject of their own."""
