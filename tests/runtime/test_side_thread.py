import threading

import pytest

from editor.runtime.side_thread import WORTH, side_thread


def where(size: int) -> str:
    with side_thread("reader", size) as others:
        return others.submit(lambda: threading.current_thread().name).result()


def test_work_on_many_bytes_has_a_thread_of_its_own() -> None:
    assert where(WORTH + 1).startswith("reader")


def test_work_on_few_bytes_is_done_by_who_asks_for_it() -> None:
    assert where(WORTH) == threading.current_thread().name


@pytest.mark.parametrize("size", [WORTH, WORTH + 1])
def test_what_goes_wrong_is_told_to_who_asks_for_the_result(size: int) -> None:
    with side_thread("reader", size) as others:
        asked = others.submit(int, "x")
        with pytest.raises(ValueError, match="invalid literal"):
            asked.result()
