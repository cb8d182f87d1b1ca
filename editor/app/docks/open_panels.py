"""Decides which panels beside the table are open: those left open, by default those with room."""

from editor.services.settings.preference import Setting
from editor.services.settings.settings import DETAILS_PANEL, SITE_PANEL
from editor.services.settings.settings_file import Settings

# Pixels of the window: in a narrower one, a panel opens only on request.
ROOM_FOR_DETAILS, ROOM_FOR_SITE = 1180, 1400
OPEN, CLOSED = "open", "closed"


def opens_details(settings: Settings, width: int) -> bool:
    """Return True if the details panel is open in a window of this width in pixels."""
    return _is_open(settings, DETAILS_PANEL, width >= ROOM_FOR_DETAILS)


def opens_site(settings: Settings, width: int) -> bool:
    """Return True if the site panel is open in a window of this width in pixels."""
    return _is_open(settings, SITE_PANEL, width >= ROOM_FOR_SITE)


def _is_open(settings: Settings, setting: Setting[str], has_room: bool) -> bool:
    return settings.get(setting) == OPEN or (settings.get(setting) != CLOSED and has_room)
