"""Rules about the priority."""
