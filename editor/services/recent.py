"""Remembers the recent files, and the URL at which each file is published."""

from pathlib import Path

from editor.services.settings.settings import PUBLISHED_URLS, RECENT_FILES
from editor.services.settings.settings_file import Settings

MAX_RECENT = 12
MAX_PUBLISHED = 500


class RecentFiles:
    """The files that were opened last, the newest first."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def paths(self) -> list[Path]:
        """Return the paths of all recent files, whether they still exist or not."""
        return [Path(name) for name in self._settings.get(RECENT_FILES)[:MAX_RECENT]]

    def add(self, path: Path) -> None:
        """Put a file that was opened or saved at the top."""
        name = str(path.absolute())
        others = [other for other in self._settings.get(RECENT_FILES) if other != name]
        self._settings.set(RECENT_FILES, [name, *others][:MAX_RECENT])

    def clear(self) -> None:
        """Forget all files."""
        self._settings.set(RECENT_FILES, [])


class PublishedUrls:
    """The URL at which each file is published, as the user has entered it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, path: Path | None) -> str:
        """Return the published URL of a file; "" if it is unknown."""
        return self._settings.get(PUBLISHED_URLS).get(str(path.absolute()), "") if path else ""

    def keep(self, path: Path | None, url: str) -> None:
        """Remember the URL of a document that has just been saved under this path, if the URL is known."""
        if url and url != self.of(path):
            self.set(path, url)

    def set(self, path: Path | None, url: str) -> None:
        """Remember the URL of a file, "" forgets it; nothing is remembered for a document without a file."""
        if path is None:
            return
        name = str(path.absolute())
        known = {key: value for key, value in self._settings.get(PUBLISHED_URLS).items() if key != name}
        if url:
            known[name] = url
        self._settings.set(PUBLISHED_URLS, dict(list(known.items())[-MAX_PUBLISHED:]))
