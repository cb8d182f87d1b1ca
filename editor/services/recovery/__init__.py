"""The journal of unsaved edits, and what is made of it after a crash."""
