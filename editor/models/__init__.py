"""Qt's item models over the document, and the one undo command."""
