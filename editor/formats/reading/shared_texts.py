"""Makes equal values of a field share one text in memory, if many are equal."""

from editor.core.document.columns import EntryColumns

_MAX_KNOWN = 10_000  # different values that are remembered
_TELLING = 1000  # entries: fewer may differ by chance
_SHORT = 10  # characters of a date without a time


class SharedTexts:
    """The values so far of one field of a file: frequencies, priorities and days repeat, times may not."""

    def __init__(self, field: str) -> None:
        self._field = field
        self._known: dict[str, str] = {}
        self._longest: int | None = None  # of the values that are looked up; None: no limit

    def share(self, columns: EntryColumns) -> None:
        """Let equal values share one text, in these entries and with those before."""
        texts = columns.column(self._field)
        if self._longest == 0 or not any(texts):
            return
        count = len(self._known)
        one = self._known.setdefault if count < _MAX_KNOWN else self._known.get
        if self._longest is None:
            found = list(map(one, texts, texts))
        else:
            found = [one(text, text) if len(text) <= self._longest else text for text in texts]
        setattr(columns, self._field, found)
        if len(self._known) - count > max(len(texts), _TELLING) / 2:  # too few repeat to be worth it
            self._longest = _SHORT if self._longest is None else 0
            self._known = {text: text for text in self._known if len(text) <= self._longest}
