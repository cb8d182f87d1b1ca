"""Filters come back: those that were used last, and those that have a name."""

from pathlib import Path

import pytest

from editor.services.settings.settings_file import FilterMemory, Settings


@pytest.fixture
def memory(tmp_path: Path) -> FilterMemory:
    return FilterMemory(Settings(tmp_path / "settings.ini"))


def test_saved_filters_are_there_at_the_next_start_in_the_order_of_their_names(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    for name in ("old", "Errors", "news & more"):
        FilterMemory(settings).save(name, f'"{name}"')
    settings.save()
    again = FilterMemory(Settings(tmp_path / "settings.ini")).saved()
    assert list(again.items()) == [("Errors", '"Errors"'), ("news & more", '"news & more"'), ("old", '"old"')]


def test_a_name_in_other_letter_case_is_the_same_name(memory: FilterMemory) -> None:
    memory.save("News", "path:/news/")
    memory.save(" news ", "path:/n/")
    assert memory.saved() == {"news": "path:/n/"}
    assert memory.known_as("NEWS") == "news"
    memory.forget("NEWS")
    assert memory.saved() == {}


def test_a_filter_that_gets_another_name_loses_the_old_one(memory: FilterMemory) -> None:
    memory.save("a", "path:/a/")
    memory.save("b", "path:/b/")
    memory.save("B", "path:/a/", before="a")
    assert memory.saved() == {"B": "path:/a/"}


def test_a_saved_filter_is_found_by_the_beginning_of_a_word(memory: FilterMemory) -> None:
    memory.save("shop", "path:/shop/")
    memory.save("Old posts", "age>1y")
    for typed, found in [
        ("", ["Old posts", "shop"]),
        ("po", ["Old posts"]),
        ("OLD  p", ["Old posts"]),
        ("hop", []),
        ("x", []),
    ]:
        assert list(memory.saved_like(typed)) == found


def test_an_earlier_filter_is_found_by_how_it_begins(memory: FilterMemory) -> None:
    for text in ("path:/a/", "Path:/b/", "age>1y"):
        memory.add(text)
    assert memory.recent_like("path") == ["Path:/b/", "path:/a/"]
