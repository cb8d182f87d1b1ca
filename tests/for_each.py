"""Many small cases in one test: pytest takes longer over a test than such a case takes."""

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence

import pytest
from _pytest.mark import ParameterSet

Test = Callable[..., None]


def for_each(
    names: str | Sequence[str], cases: Iterable[object], *, ids: Callable[..., object] | None = None
) -> Callable[[Test], Test]:
    """Take the place of `parametrize`, with one test for all cases, which tells each that failed.

    Called with the values of one case, the test looks at that one. Where cases have marks, or where there are
    none, each is a test of its own.
    """
    listed = list(cases)
    if not listed or any(isinstance(case, ParameterSet) and case.marks for case in listed):
        return pytest.mark.parametrize(names, listed, ids=ids)
    argument_names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)

    def decorate(test: Test) -> Test:
        @functools.wraps(test)
        def all_cases(*values: object) -> None:
            if values:
                test(*values)
                return
            failed: list[tuple[str, BaseException]] = []
            for case in listed:
                arguments = _values(case, len(argument_names))
                try:
                    test(**dict(zip(argument_names, arguments, strict=True)))
                except (Exception, pytest.fail.Exception, pytest.skip.Exception) as error:  # noqa: BLE001 - told
                    failed.append((_name(case, arguments, ids), error))
            if failed:
                told = "\n".join(f"{name}: {error!s:.200}" for name, error in failed)
                message = f"{len(failed)} of {len(listed)} cases failed:\n{told}"
                raise AssertionError(message) from failed[0][1]

        all_cases.__signature__ = inspect.Signature()  # type: ignore[attr-defined] # pytest has nothing to fill in
        return all_cases

    return decorate


def _values(case: object, count: int) -> Sequence[object]:
    if isinstance(case, ParameterSet):
        return case.values
    return (case,) if count == 1 else tuple(case)  # type: ignore[arg-type] # as parametrize wants it


def _name(case: object, values: Sequence[object], ids: Callable[..., object] | None) -> str:
    if isinstance(case, ParameterSet) and case.id is not None:
        return str(case.id)
    return ", ".join(f"{repr(value) if ids is None else ids(value) or repr(value):.200}" for value in values)
