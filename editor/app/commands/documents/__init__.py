"""The commands for whole documents: open, save, export, compare, restore."""
