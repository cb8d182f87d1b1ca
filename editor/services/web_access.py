"""Fetches for the window, in a worker that can be stopped; private hosts only where the person agrees."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from threading import Event
from typing import TYPE_CHECKING, Generic, TypeVar

from editor.runtime.threads import IsCancelled
from editor.services.tasks import Task, Tasks

if TYPE_CHECKING:
    from editor.site.web_files import WebFiles


T = TypeVar("T")


class WebAccess:
    """Begins work that fetches files, and remembers the private hosts that the person allowed."""

    def __init__(self, tasks: Tasks, may_ask: Callable[[str], bool]) -> None:
        """may_ask: asks the person whether a host in a private network may be asked, by its name."""
        self.tasks, self._may_ask = tasks, may_ask
        self._hosts: set[str] = set()

    @property
    def private_hosts(self) -> frozenset[str]:
        """The hosts in private networks that the person has allowed to be asked."""
        return frozenset(self._hosts)

    def may_ask(self, host: str) -> bool:
        """Ask the person whether a host in a private network may be asked, and remember that it may."""
        if host not in self._hosts and self._may_ask(host):
            self._hosts.add(host)
        return host in self._hosts

    def allow(self, hosts: Iterable[str]) -> None:
        """Remember hosts in private networks that the person allowed to be asked elsewhere."""
        self._hosts.update(hosts)

    def reading(self, work: Callable[["WebFiles"], T], cancelled: IsCancelled) -> T:
        """Do some work that fetches files, in the thread that calls; raises PrivateHost."""
        with self._files(cancelled) as web:
            return work(web)

    def items(self, work: Callable[["WebFiles"], Iterator[T]], cancelled: IsCancelled) -> Iterator[T]:
        """Yield what a generator makes that fetches files; raises PrivateHost."""
        with self._files(cancelled) as web:
            yield from work(web)

    def _files(self, cancelled: IsCancelled) -> "WebFiles":
        from editor.site.web_files import WebFiles  # noqa: PLC0415 - keeps the network out

        return WebFiles(cancelled, private_hosts=self.private_hosts)

    def allows(self, error: BaseException | None) -> bool:
        """Tell whether work that failed may be tried again: the person allows the private host."""
        from editor.site.web_files import PrivateHost  # noqa: PLC0415 - the network

        return isinstance(error, PrivateHost) and self.may_ask(error.host)


class WebErrand:
    """A piece of work that fetches something for a dialog: one at a time, which the dialog can break off."""

    def __init__(self, web: WebAccess) -> None:
        self._web = web
        self._stop: Callable[[], None] | None = None  # of what is under way

    @property
    def is_wanted(self) -> bool:
        """True while something is fetched."""
        return self._stop is not None

    def begin(
        self,
        work: Callable[["WebFiles"], Iterator[T]],
        take: Callable[[T], None],
        done: Callable[[BaseException | None], None],
    ) -> None:
        """Hand the items of a generator to `take`, and then the error, or None, to `done`.

        It begins anew once the person has allowed a host in a private network. What was under way is broken
        off before.
        """

        def ended(error: BaseException | None) -> None:
            self._stop = None
            done(error)

        self.close()
        self._stop = _WebWork(self._web, (work, take, ended)).stop

    def close(self) -> None:
        """Break off what is under way, if anything is; nothing more of it is told."""
        if self._stop is not None:
            self._stop()
            self._stop = None


class _WebWork(Generic[T]):
    """Work that fetches files; nothing more is told once it is stopped."""

    def __init__(
        self,
        access: WebAccess,
        work: tuple[
            Callable[["WebFiles"], Iterator[T]], Callable[[T], None], Callable[[BaseException | None], None]
        ],
    ) -> None:
        self._tasks, self._access = access.tasks, access
        self._work, self._take, self._done = work
        self._is_stopped = Event()
        self._task: Task[None] | None = None
        self._begin()

    def stop(self) -> None:
        """Break it off."""
        self._is_stopped.set()
        if self._task is not None:
            self._task.cancel()

    def _begin(self) -> None:
        self._task = self._tasks.stream(
            self._access.items(self._work, self._is_over), self._take, self._on_done
        )

    def _is_over(self) -> bool:
        task = self._task
        is_cancelled = task is not None and task.is_cancelled()
        return self._is_stopped.is_set() or is_cancelled or self._tasks.is_closed()

    def _on_done(self, outcome: Future[None]) -> None:
        error = outcome.exception()
        if self._access.allows(error):
            self._begin()
        else:
            self._done(error)
