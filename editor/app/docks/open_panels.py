"""Which panels beside the table are open: as they were left, if they ever were, else where there is room."""

from editor.services.settings import DETAILS_PANEL, SITE_PANEL, Setting, Settings

ROOM_FOR_DETAILS, ROOM_FOR_SITE = 1180, 1400  # pixels of the window: below, a panel waits to be asked for
OPEN, CLOSED = "open", "closed"


def opens_details(settings: Settings, width: int) -> bool:
    """Whether the details panel is open in a window that wide."""
    return _is_open(settings, DETAILS_PANEL, width >= ROOM_FOR_DETAILS)


def opens_site(settings: Settings, width: int) -> bool:
    """Whether the site panel is."""
    return _is_open(settings, SITE_PANEL, width >= ROOM_FOR_SITE)


def _is_open(settings: Settings, setting: Setting[str], has_room: bool) -> bool:
    return settings.get(setting) == OPEN or (settings.get(setting) != CLOSED and has_room)
