"""Preferences are written to a file and read from one, which people may have changed by hand."""

import tomllib
from pathlib import Path

import pytest

from editor.services.settings.preference_file import (
    NoPreferencesError,
    preferences_text,
    reset_preferences,
    take_preferences,
)
from editor.services.settings.settings import PREFERENCES, RECENT_FILES, THEME, ZOOM
from editor.services.settings.settings_file import Settings
from tests.services.settings.test_settings import sample_of


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def test_all_preferences_come_back_from_a_file_and_nothing_else_goes_into_it(
    settings: Settings, tmp_path: Path
) -> None:
    samples = {each.key: sample_of(each) for each in PREFERENCES}
    for each in PREFERENCES:
        settings.set(each, samples[each.key])
    settings.set(RECENT_FILES, ["/a/secret.xml"])
    text = preferences_text(settings)
    assert "secret" not in text
    assert sum(map(len, tomllib.loads(text).values())) == len(PREFERENCES)
    other = Settings(tmp_path / "other.ini")
    assert take_preferences(text, other) == []
    assert {each.key: other.get(each) for each in PREFERENCES} == samples
    reset_preferences(other)
    assert all(other.get(each) == each.default for each in PREFERENCES)


def test_what_a_file_has_beside_preferences_is_named_and_left_out(settings: Settings) -> None:
    text = 'x = 1\n[appearance]\ntheme = "blue"\nzoom = 150\nshine = true\n[files]\nrecent = ["/a"]\n'
    assert take_preferences(text, settings) == ["x", "appearance.theme", "appearance.shine", "files.recent"]
    assert (settings.get(ZOOM), settings.get(THEME), settings.get(RECENT_FILES)) == (150, "system", [])


@pytest.mark.parametrize("text", ["", "zoom = 150", "[appearance", "[" * 5000, "[appearance]\nzoom = 7\n"])
def test_a_file_without_preferences_changes_nothing(text: str, settings: Settings) -> None:
    settings.set(ZOOM, 125)
    with pytest.raises(NoPreferencesError):
        take_preferences(text, settings)
    assert settings.get(ZOOM) == 125
