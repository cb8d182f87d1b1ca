"""The dialogs: windows of their own that ask the user something or show details."""
