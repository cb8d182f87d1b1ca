"""The answers of the live site that a document knows, by URL."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from editor.core.fields import XML_SPACE
from editor.core.site.answers import PageAnswer

Told = Callable[[Collection[str]], None]  # a listener: the URLs whose answers changed


class KnownAnswers(Mapping[str, PageAnswer]):
    """Answers by the URL that was asked for, without surrounding white space.

    Rows find their answers by their URLs: a row that moves keeps its answer, and a row whose URL is edited
    has the answer to its new URL, if there is one. Use it in one thread.
    """

    def __init__(self, answers: Iterable[PageAnswer] = ()) -> None:
        self._by_url = {answer.url: answer for answer in answers}
        self._listeners: list[Told] = []

    def __reduce__(self) -> tuple[type["KnownAnswers"], tuple[tuple[PageAnswer, ...]]]:
        """Let a copy for another process hold the same answers; nobody listens to it."""
        return KnownAnswers, (tuple(self._by_url.values()),)

    def __getitem__(self, url: str) -> PageAnswer:
        return self._by_url[url]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_url)

    def __len__(self) -> int:
        return len(self._by_url)

    def of(self, loc: str) -> PageAnswer | None:
        """Return the answer to the URL of an entry, as the entry holds it; None if it is not known."""
        return self._by_url.get(loc.strip(XML_SPACE)) if self._by_url else None

    def put(self, answers: Iterable[PageAnswer]) -> None:
        """Add answers, in place of earlier ones of the same URLs."""
        new = {answer.url: answer for answer in answers}
        changed = {url for url, answer in new.items() if self._by_url.get(url) != answer}
        self._by_url |= new
        self._tell(changed)

    def clear(self) -> None:
        """Forget all answers."""
        changed = set(self._by_url)
        self._by_url = {}
        self._tell(changed)

    def add_listener(self, listener: Told) -> None:
        """Call a function with the URLs whose answers came, changed or were forgotten."""
        self._listeners.append(listener)

    def remove_listener(self, listener: Told) -> None:
        """Stop calling a function that was added."""
        self._listeners.remove(listener)

    def _tell(self, changed: Collection[str]) -> None:
        if changed:
            for listener in tuple(self._listeners):
                listener(changed)
