"""The Qt item models over the document, and the only undo command."""
