"""An open document as the window has it: undo, filter, search, recipes being tried."""
