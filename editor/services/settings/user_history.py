"""Remembers what a person used: recent filters and files, saved filters, and published URLs of files."""

from pathlib import Path

from editor.services.settings.settings import PUBLISHED_URLS, RECENT_FILES, RECENT_FILTERS, SAVED_FILTERS
from editor.services.settings.settings_file import Settings

MAX_RECENT_FILTERS = 20


class FilterMemory:
    """Keeps filters, as they were typed, in the settings.

    Names are not case-sensitive: a filter that is saved as "news" replaces "News".
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    # Recent filters

    def recent(self) -> list[str]:
        """Return the recent filters, the latest first."""
        return self._settings.get(RECENT_FILTERS)[:MAX_RECENT_FILTERS]

    def add(self, text: str) -> None:
        """Remember a filter that was used."""
        text = text.strip()
        if text:
            others = [each for each in self._settings.get(RECENT_FILTERS) if each != text]
            self._settings.set(RECENT_FILTERS, [text, *others][:MAX_RECENT_FILTERS])

    def recent_like(self, typed: str) -> list[str]:
        """Return the recent filters that begin with a text."""
        typed = typed.strip().casefold()
        return [each for each in self.recent() if each.casefold().startswith(typed)]

    # Saved filters

    def saved(self) -> dict[str, str]:
        """Return the saved filters by name, sorted by name."""
        return dict(sorted(self._settings.get(SAVED_FILTERS).items(), key=lambda each: each[0].casefold()))

    def saved_like(self, typed: str) -> dict[str, str]:
        """Return the saved filters whose names have a word that begins with a text."""
        typed = " " + " ".join(typed.casefold().split())
        return {name: text for name, text in self.saved().items() if typed in " " + name.casefold()}

    def known_as(self, name: str) -> str:
        """Return the name of a saved filter in its original letter case; "" if there is none."""
        wanted = name.strip().casefold()
        return next((each for each in self._settings.get(SAVED_FILTERS) if each.casefold() == wanted), "")

    def save(self, name: str, text: str, before: str = "") -> None:
        """Save a filter under a name, replacing one of that name; before: a name that it had until now."""
        name = name.strip()
        self._settings.set(SAVED_FILTERS, {**self._without(name, before), name: text.strip()})

    def forget(self, name: str) -> None:
        """Delete a saved filter."""
        self._settings.set(SAVED_FILTERS, self._without(name))

    def _without(self, *names: str) -> dict[str, str]:
        gone = {self.known_as(name) for name in names}
        return {each: text for each, text in self._settings.get(SAVED_FILTERS).items() if each not in gone}


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
