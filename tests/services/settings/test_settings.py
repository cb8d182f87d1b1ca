"""Settings come back as they were set, and no damage to their file stops a start."""

from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from editor.services.settings import settings_file
from editor.services.settings.settings import (
    DATE_FORM,
    FOLD_ORIGIN,
    PUBLISHED_URLS,
    RECENT_FILES,
    THEME,
    USER_AGENT,
    WINDOW_STATE,
    ZOOM,
    Setting,
)
from editor.services.settings.settings_file import (
    MAX_PUBLISHED,
    MAX_RECENT,
    PublishedUrls,
    RecentFiles,
    Settings,
)
from tests.every_setting import EVERY_SETTING

SAMPLES = {
    str: "dark – ünder",
    int: 7,
    bool: False,
    bytes: b"\x00\xff",
    list: ["a", "ü,b"],
    dict: {"a": "https://e"},
}


def sample_of(setting: Setting[Any]) -> object:
    """A value that the setting may have, other than its default."""
    shown = setting.preference
    if isinstance(setting.default, bool):
        return not setting.default
    if shown is not None and isinstance(setting.default, int):
        return next(value for value in (shown.most, shown.least) if value != setting.default)
    if shown is not None and shown.choices_now():
        return next(each.value for each in shown.choices_now() if each.value != setting.default)
    return "An agent/1.0" if shown is not None and shown.pattern else SAMPLES[type(setting.default)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def test_every_setting_survives_a_restart(path: Path) -> None:
    settings = Settings(path)
    for setting in EVERY_SETTING:
        settings.set(setting, sample_of(setting))
    settings.save()
    again = Settings(path)
    assert {each.key: again.get(each) for each in EVERY_SETTING} == {
        each.key: sample_of(each) for each in EVERY_SETTING
    }


def test_a_value_that_is_not_possible_is_the_default(path: Path) -> None:
    settings = Settings(path)
    impossible: list[tuple[Setting[Any], Any]] = [
        *((THEME, "blue"), (ZOOM, 30), (ZOOM, 1000), (ZOOM, "100"), (USER_AGENT, "naïve"), (FOLD_ORIGIN, 1))
    ]
    for setting, value in impossible:
        settings.set(setting, value)
        assert settings.get(setting) == setting.default, value


@pytest.mark.parametrize(
    ("stored", "form"), [("true", "local"), ("false", "written"), ("maybe", "written"), (None, "written")]
)
def test_what_an_earlier_version_stored_holds_until_it_is_set_anew(
    stored: str | None, form: str, path: Path
) -> None:
    if stored is not None:
        path.write_text(f"[view]\nlocal-dates={stored}\n")
    settings = Settings(path)
    assert settings.get(DATE_FORM) == form
    settings.set(DATE_FORM, "day")
    settings.set(DATE_FORM, "written")
    settings.save()
    assert Settings(path).get(DATE_FORM) == "written"


def test_listeners_are_told_of_each_new_value_and_of_no_old_one(path: Path) -> None:
    settings, told = Settings(path), list[Setting[Any]]()
    settings.add_listener(told.append)
    for theme in ("dark", "dark", "light"):
        settings.set(THEME, theme)
    settings.remove_listener(told.append)
    settings.set(THEME, "dark")
    assert told == [THEME, THEME]


class Follower(QObject):
    """Follows settings as a part of a window does."""

    def __init__(self, told: list[Setting[Any]]) -> None:
        super().__init__()
        self.told = told

    def on_set(self, setting: Setting[Any]) -> None:
        self.told.append(setting)

    def on_form(self) -> None:
        self.told.append(DATE_FORM)


def test_a_listener_that_is_deleted_with_its_window_is_told_nothing(path: Path) -> None:
    settings, told = Settings(path), list[Setting[Any]]()
    gone, there = Follower(told), Follower(told)
    for each in (gone, there):
        settings.add_listener(each.on_set)
        settings.follow(each.on_form, DATE_FORM)
    shiboken6.delete(gone)
    settings.set(THEME, "dark")
    settings.set(DATE_FORM, "day")
    assert told == [THEME, DATE_FORM, DATE_FORM]


def test_what_follows_some_settings_is_called_for_a_new_value_of_these_alone(path: Path) -> None:
    settings, told = Settings(path), list[str]()
    settings.follow(lambda: told.append(settings.get(THEME)), THEME, DATE_FORM)
    for theme in ("dark", "dark", "light"):
        settings.set(THEME, theme)
    settings.set(ZOOM, 150)
    assert told == ["dark", "light"]


def test_a_value_that_is_set_again_is_not_written_again(path: Path) -> None:
    settings = Settings(path)
    settings.set(THEME, "dark")
    settings.save()
    written = path.stat().st_ino, path.stat().st_mtime_ns
    settings.set(THEME, "dark")
    settings.save()
    assert (path.stat().st_ino, path.stat().st_mtime_ns) == written
    settings.set(THEME, "light")
    settings.save()
    assert Settings(path).get(THEME) == "light"


def test_a_change_is_not_written_while_a_file_is_opened(qapp: QCoreApplication, path: Path) -> None:
    settings = Settings(path)
    settings.set(THEME, "dark")
    qapp.processEvents()
    assert not path.exists()
    settings.save()
    assert path.exists()


def test_changes_are_written_a_moment_later(
    qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_file, "_PAUSE", 0)
    changed = Settings(path)
    changed.set(THEME, "dark")
    qtbot.waitUntil(path.exists)
    written = path.stat().st_mtime_ns
    changed.set(ZOOM, 120)
    qtbot.waitUntil(lambda: path.stat().st_mtime_ns != written)


def test_settings_are_declared_once() -> None:
    assert len({setting.key for setting in EVERY_SETTING}) == len(EVERY_SETTING)


@pytest.mark.parametrize(
    "damage", [b"\x00\xff\xfe garbage without any key", b"[appearance\ntheme=dark\n]]]\n"]
)
def test_a_damaged_file_is_set_aside_and_said(damage: bytes, path: Path) -> None:
    path.write_bytes(damage)
    settings = Settings(path)
    assert settings.get(THEME) == "system"
    assert "settings.ini.damaged" in "".join(settings.troubles)
    assert path.with_name("settings.ini.damaged").read_bytes() == damage


def test_a_value_of_another_type_is_the_default(path: Path) -> None:
    for text in ("[1, 2]", "{", '{"a": 1}', "[" * 5000, "7", "[null]"):
        settings = Settings(path)
        for key in (RECENT_FILES.key, PUBLISHED_URLS.key, WINDOW_STATE.key):
            settings.set(Setting(key, ""), text)
        settings.save()
        fresh = Settings(path)
        assert (fresh.get(RECENT_FILES), fresh.get(PUBLISHED_URLS), fresh.get(WINDOW_STATE)) == ([], {}, b"")


def test_settings_that_cannot_be_written_hold_for_the_session(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    settings = Settings(tmp_path / "file" / "settings.ini")
    settings.set(THEME, "dark")
    settings.save()
    assert settings.get(THEME) == "dark"


def test_recent_files_are_newest_first_and_named_once(path: Path) -> None:
    recent = RecentFiles(Settings(path))
    for number in range(MAX_RECENT + 3):
        recent.add(Path(f"/a/{number}.xml"))
    recent.add(Path("/a/5.xml"))
    assert recent.paths()[:2] == [Path("/a/5.xml"), Path(f"/a/{MAX_RECENT + 2}.xml")]
    assert len(recent.paths()) == MAX_RECENT
    recent.clear()
    assert RecentFiles(Settings(path)).paths() == recent.paths() == []


def test_file_names_that_are_no_text_come_back(path: Path) -> None:
    odd = Path("/a/\udcff\n.xml")
    RecentFiles(Settings(path)).add(odd)
    assert RecentFiles(Settings(path)).paths() == [odd]


def test_a_published_url_belongs_to_its_file(path: Path) -> None:
    published = PublishedUrls(Settings(path))
    published.set(Path("/a/sitemap.xml"), "https://e.org/sitemap.xml")
    assert PublishedUrls(Settings(path)).of(Path("/a/sitemap.xml")) == "https://e.org/sitemap.xml"
    assert published.of(Path("/b/sitemap.xml")) == published.of(None) == ""
    published.set(Path("/a/sitemap.xml"), "")
    assert published.of(Path("/a/sitemap.xml")) == ""


def test_a_document_without_a_published_url_leaves_the_one_of_its_new_file(path: Path) -> None:
    published = PublishedUrls(Settings(path))
    published.keep(Path("/a/sitemap.xml"), "https://e.org/sitemap.xml")
    published.keep(Path("/a/sitemap.xml"), "")
    published.keep(None, "https://e.org/other.xml")
    assert PublishedUrls(Settings(path)).of(Path("/a/sitemap.xml")) == "https://e.org/sitemap.xml"


def test_only_so_many_published_urls_are_remembered_the_last_ones(path: Path) -> None:
    settings = Settings(path)
    settings.set(PUBLISHED_URLS, {f"/a/{number}.xml": "https://e.org/" for number in range(MAX_PUBLISHED)})
    PublishedUrls(settings).set(Path("/a/new.xml"), "https://e.org/new.xml")
    known = settings.get(PUBLISHED_URLS)
    assert len(known) == MAX_PUBLISHED
    assert "/a/0.xml" not in known
    assert "/a/new.xml" in known
