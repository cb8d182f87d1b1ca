"""General widgets, and helpers for Qt's own."""
