"""The dialogs: windows of their own that ask the user something or show details.

Each is named after its subject; `dialog_frame` has the base class of all, `questions` those that
need no more than a message with buttons.
"""
