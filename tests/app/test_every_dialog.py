"""What holds for every dialog: each is opened once, and all that is to be seen is found out meanwhile."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.app.all_dialogs import Found, found_in_all
from tests.app.tab_stops import strays
from tests.app.test_accessible_tree import untold
from tests.app.test_focus_and_targets import too_small, without_a_look
from tests.app.test_menus import same_letters, untidy_menus
from tests.app.test_names_read_out import nameless, several
from tests.app.test_nothing_moves import moving
from tests.app.test_small_screens import excess

__all__ = ["several"]  # the fixture

LOOKS = (nameless, same_letters, moving, untold, too_small, without_a_look, strays, untidy_menus, excess)


@pytest.fixture
def found(request: pytest.FixtureRequest, qapp: QApplication) -> Found:
    """What each look finds wrong, by dialog."""
    return found_in_all(request, LOOKS, is_painted=True)


def test_whatever_the_keyboard_comes_to_has_a_name(found: Found) -> None:
    assert found[nameless] == {}


def test_a_letter_leads_to_one_place(found: Found) -> None:
    assert found[same_letters] == {}


def test_a_screen_reader_is_told_of_each_thing_by_role_name_and_value(found: Found) -> None:
    assert found[untold] == {}


def test_nothing_moves(found: Found) -> None:
    assert found[moving] == {}


def test_tab_goes_round(found: Found) -> None:
    assert found[strays] == {}


def test_whoever_points_hits_what_they_mean(found: Found) -> None:
    assert found[too_small] == {}


def test_whoever_uses_keys_sees_where_they_are(found: Found) -> None:
    assert found[without_a_look] == {}


def test_menus_are_tidy(found: Found) -> None:
    assert found[untidy_menus] == {}


def test_it_fits_a_small_screen(found: Found) -> None:
    assert found[excess] == {}
