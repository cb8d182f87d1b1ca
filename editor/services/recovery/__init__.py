"""The journal of unsaved edits, and their recovery after a crash."""
