"""Pictures of the window, drawn without a display."""
