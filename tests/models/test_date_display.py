"""Dates in the form of the person's country, while the file keeps its own."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from editor.models.table.date_display import DateDisplay


@pytest.fixture(autouse=True)
def country() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("name", "text", "shown"),
    [
        ("de_DE", "2026-11-02", "02.11.2026"),
        ("en_GB", "2026-11-02", "02/11/2026"),
        ("en_US", "2026-11-02", "11/2/2026"),
        ("de_DE", "2026-11-02T09:15+01:00", "02.11.2026 09:15 +01:00"),
        ("de_DE", " 2026-11-02T09:15:07Z ", "02.11.2026 09:15:07 UTC"),
        ("en_US", "2026-11-02T21:15:07.5Z", "11/2/2026 9:15:07\u202fPM UTC"),
        ("de_DE", "2026-11", "2026-11"),
        ("de_DE", "2026", "2026"),
        ("de_DE", "2026-13-02", "2026-13-02"),
        ("de_DE", "yesterday", "yesterday"),
    ],
)
def test_a_valid_date_is_shown_as_the_country_writes_it(name: str, text: str, shown: str) -> None:
    QLocale.setDefault(QLocale(name))
    dates = DateDisplay()
    assert dates.readable(text) == text
    dates.set_local(True)
    assert dates.readable(text) == shown
    dates.set_local(False)
    assert dates.readable(text) == text


@given(st.dates(), st.sampled_from(["de_DE", "en_US", "ja_JP", "hu_HU", "fa_IR", "sv_SE", "C"]))
def test_no_two_days_look_alike_in_any_country(day: object, name: str) -> None:
    QLocale.setDefault(QLocale(name))
    dates = DateDisplay()
    dates.set_local(True)
    other = f"{str(day)[:2]}{(int(str(day)[2:4]) + 1) % 100:02}{str(day)[4:]}"
    assert dates.readable(str(day)) != dates.readable(other)
