"""Which panels are open."""

from editor.services.settings import DETAILS_PANEL, Settings

ROOM_FOR_DETAILS = 1180  # pixels of the window: below, the panel waits to be asked for
OPEN, CLOSED = "open", "closed"


def shows_details(settings: Settings, width: int) -> bool:
    """Whether the details panel is open in a window that wide: as it was left, if it ever was."""
    return settings.get(DETAILS_PANEL) == OPEN or (
        settings.get(DETAILS_PANEL) != CLOSED and width >= ROOM_FOR_DETAILS
    )
