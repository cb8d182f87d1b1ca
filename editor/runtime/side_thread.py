"""Work on the bytes of a file beside other work on them: in a thread of its own, where there are enough."""

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")

WORTH = 256 * 1024  # bytes; on fewer the work is done sooner than a thread has started


def side_thread(name: str, size: int) -> Executor:
    """Does work on a file of so many bytes, one thing after the other; `name` is the thread's.

    Use it in a `with` statement, or call its `shutdown`.
    """
    return ThreadPoolExecutor(1, name) if size > WORTH else _AtOnce()


class _AtOnce(Executor):
    """Does the work at once, in the thread that asks for it."""

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        done: Future[_T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - told to who asks for the result
            done.set_exception(error)
        return done
