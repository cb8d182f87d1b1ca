"""Long work asks now and then whether it was called off, and stops if it was."""


def never() -> bool:
    """Nobody calls it off."""
    return False
