"""The dialogs that show differences: to other files, earlier versions and unsaved changes."""
