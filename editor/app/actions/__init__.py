"""What a person can trigger, menu by menu."""
