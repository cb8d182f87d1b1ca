"""The filters that were used last, and those that were saved under a name."""

from editor.services.settings import RECENT_FILTERS, SAVED_FILTERS, Settings

MAX_RECENT = 20


class FilterMemory:
    """Keeps filters as they were typed, in the settings.

    Letter case makes no second name: a filter that is saved as "news" takes the place of "News".
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    # Used last

    def recent(self) -> list[str]:
        """What was used last, the latest first."""
        return self._settings.get(RECENT_FILTERS)[:MAX_RECENT]

    def add(self, text: str) -> None:
        """A filter was used."""
        text = text.strip()
        if text:
            others = [each for each in self._settings.get(RECENT_FILTERS) if each != text]
            self._settings.set(RECENT_FILTERS, [text, *others][:MAX_RECENT])

    def recent_like(self, typed: str) -> list[str]:
        """Those that go on from what is typed."""
        typed = typed.strip().casefold()
        return [each for each in self.recent() if each.casefold().startswith(typed)]

    # Saved under a name

    def saved(self) -> dict[str, str]:
        """Filters by their names, in the order of these."""
        return dict(sorted(self._settings.get(SAVED_FILTERS).items(), key=lambda each: each[0].casefold()))

    def saved_like(self, typed: str) -> dict[str, str]:
        """Those in whose names a word begins with what is typed."""
        typed = " " + " ".join(typed.casefold().split())
        return {name: text for name, text in self.saved().items() if typed in " " + name.casefold()}

    def known_as(self, name: str) -> str:
        """The name of a saved filter as it is written there; "" where there is none."""
        wanted = name.strip().casefold()
        return next((each for each in self._settings.get(SAVED_FILTERS) if each.casefold() == wanted), "")

    def save(self, name: str, text: str, before: str = "") -> None:
        """Keep a filter under a name, in place of the one that had it; before: another that it had so far."""
        name = name.strip()
        self._settings.set(SAVED_FILTERS, {**self._without(name, before), name: text.strip()})

    def forget(self, name: str) -> None:
        """Keep a saved filter no longer."""
        self._settings.set(SAVED_FILTERS, self._without(name))

    def _without(self, *names: str) -> dict[str, str]:
        gone = {self.known_as(name) for name in names}
        return {each: text for each, text in self._settings.get(SAVED_FILTERS).items() if each not in gone}
