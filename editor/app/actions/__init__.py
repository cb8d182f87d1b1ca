"""The actions that a person can trigger, by menu."""
