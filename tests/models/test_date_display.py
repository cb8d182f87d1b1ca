"""Dates in the form of the person's country, while the file keeps its own."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from editor.models.table.value_display import DateDisplay
from tests.for_each import for_each


@pytest.fixture(autouse=True)
def country() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@for_each(
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
    dates.set_form("local")
    assert dates.readable(text) == shown
    dates.set_form("written")
    assert dates.readable(text) == text


@for_each(
    ("form", "name", "text", "shown"),
    [
        ("day", "de_DE", "2026-11-02T09:15+01:00", "2026-11-02"),
        ("day", "de_DE", "2026-11", "2026-11"),
        ("long", "de_DE", "2026-11-02", "2. November 2026"),
        ("long", "en_US", "2026-11-02", "November 2, 2026"),
        ("long", "en_GB", "2026-11-02", "2 November 2026"),
        ("long", "fr_FR", "2026-11-02", "2 novembre 2026"),
        ("long", "es_ES", "2026-11-02", "2 de noviembre de 2026"),
        ("long", "ja_JP", "2026-11-02", "2026年11月2日"),
        ("long", "de_DE", "2026-11-02T09:15:07Z", "2. November 2026 09:15:07 UTC"),
        ("long", "de_DE", "yesterday", "yesterday"),
    ],
)
def test_other_forms_are_the_day_alone_and_the_month_in_words(
    form: str, name: str, text: str, shown: str
) -> None:
    QLocale.setDefault(QLocale(name))
    dates = DateDisplay()
    dates.set_form(form)
    assert dates.readable(text) == shown


@given(st.dates(), st.sampled_from(["de_DE", "en_US", "ja_JP", "hu_HU", "fa_IR", "sv_SE", "C"]))
def test_no_two_days_look_alike_in_any_country(day: object, name: str) -> None:
    QLocale.setDefault(QLocale(name))
    dates = DateDisplay()
    dates.set_form("local")
    other = f"{str(day)[:2]}{(int(str(day)[2:4]) + 1) % 100:02}{str(day)[4:]}"
    assert dates.readable(str(day)) != dates.readable(other)
