"""The filters that were used last."""

from editor.services.settings import RECENT_FILTERS, Settings

MAX_RECENT = 20


class FilterMemory:
    """Keeps filters as they were typed, in the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def recent(self) -> list[str]:
        """What was used last, the latest first."""
        return self._settings.get(RECENT_FILTERS)[:MAX_RECENT]

    def add(self, text: str) -> None:
        """A filter was used."""
        text = text.strip()
        if text:
            others = [each for each in self._settings.get(RECENT_FILTERS) if each != text]
            self._settings.set(RECENT_FILTERS, [text, *others][:MAX_RECENT])
