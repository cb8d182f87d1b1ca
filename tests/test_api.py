"""Sitemaps in programs: entries with typed values, which are checked, fixed, edited and saved."""

import doctest
import inspect
import re
import subprocess
import sys
import types
from datetime import UTC, date, datetime, timedelta, timezone
from decimal import Decimal
from pathlib import Path

import pytest

from editor.api import Entry, Problem, Sitemap, open_sitemap
from editor.resources import resource
from tests.app.cli.test_command_line import entry, urlset

SITE = "https://shop.example.com"


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "sitemap.xml"
    path.write_text(urlset(entry(f"{SITE}/a b"), entry(f"{SITE}/b", lastmod="2026-01-02", priority="0.5")))
    return path


@pytest.mark.usefixtures("path")
def test_the_examples_of_the_manual_give_what_they_say() -> None:
    page = resource("manual/library.md").read_text(encoding="utf-8")
    blocks = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(blocks, {}, "library.md", "library.md", 0)
    assert len(test.examples) > 8
    assert doctest.DocTestRunner().run(test).failed == 0


SIGNATURES = {
    "open_sitemap": "(path: str | pathlib._local.Path, *, published_url: str = '') -> editor.api.Sitemap",
    "check": "(self, *, profile: str = 'all', select: collections.abc.Iterable[str] = (), "
    "ignore: collections.abc.Iterable[str] = ()) -> list[editor.api.Problem]",
    "fix": "(self, rule: str = '', *, ignore: collections.abc.Iterable[str] = ()) -> int",
    "edit": "(self, index: int | slice | collections.abc.Iterable[int], values: "
    "collections.abc.Mapping[str, str | datetime.date | datetime.datetime | decimal.Decimal | float | None] "
    "| None = None, *, force: bool = False, **fields: str | datetime.date | datetime.datetime "
    "| decimal.Decimal | float | None) -> int",
    "save": "(self, path: str | pathlib._local.Path | None = None) -> pathlib._local.Path",
    "to_pandas": "(self) -> 'pandas.DataFrame'",
}


def test_what_programs_call_stays_as_it_is() -> None:
    for name, signature in SIGNATURES.items():
        own = open_sitemap if name == "open_sitemap" else getattr(Sitemap, name)
        told = str(inspect.signature(own)).replace("pathlib.Path", "pathlib._local.Path")
        assert told == signature, name
    assert list(Entry.__dataclass_fields__) == ["loc", "lastmod", "changefreq", "priority", "texts"]
    expected = ["rule", "severity", "index", "line", "column", "field", "value", "message", "fix"]
    assert list(Problem.__dataclass_fields__) == expected


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("2026-01-02", date(2026, 1, 2)),
        ("2026-01-02T10:30:00Z", datetime(2026, 1, 2, 10, 30, tzinfo=UTC)),
        (
            "2026-01-02T10:30:00.25+02:00",
            datetime(2026, 1, 2, 10, 30, 0, 250000, timezone(timedelta(hours=2))),
        ),
        ("2026-01", None),
        ("2026", None),
        ("2026/01/02", None),
        ("", None),
    ],
)
def test_a_date_is_a_day_or_a_time_or_unknown(text: str, moment: object, path: Path) -> None:
    path.write_text(urlset(entry(SITE, lastmod=text)))
    assert open_sitemap(path)[0].lastmod == moment
    assert open_sitemap(path)[0].texts.get("lastmod", "") == text


def test_entries_are_a_sequence(path: Path) -> None:
    sitemap = open_sitemap(path)
    assert [each.priority for each in sitemap] == [None, Decimal("0.5")]
    assert sitemap[-1] == sitemap[1:][0]
    with pytest.raises(IndexError, match="there are 2"):
        sitemap[2]


def test_an_edit_is_all_or_nothing_and_saving_leaves_the_rest(path: Path) -> None:
    before = path.read_text()
    sitemap = open_sitemap(path)
    for values in ({"priority": 7}, {"image.lok": "x"}, {"loc": "\0"}, {"hreflang[de]": "no url"}):
        with pytest.raises(ValueError, match=r"error|no field|not allow"):
            sitemap.edit([0, 1], {"changefreq": "daily", **values})
    assert sitemap.save() == path
    assert path.read_text() == before
    assert sitemap.edit(1, priority=7, force=True) == 1
    sitemap.save()
    assert path.read_text() == before.replace("0.5", "7")


def test_a_feed_is_read_but_not_changed(path: Path) -> None:
    path.write_text(f'<rss version="2.0"><channel><item><link>{SITE}/</link></item></channel></rss>')
    sitemap = open_sitemap(path)
    assert (sitemap.kind, sitemap[0].loc) == ("feed", f"{SITE}/")
    with pytest.raises(ValueError, match="is a feed"):
        sitemap.edit(0, loc=f"{SITE}/a")


def test_a_data_frame_has_all_values(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frames = types.SimpleNamespace(DataFrame=list)
    monkeypatch.setitem(sys.modules, "pandas", frames)
    assert open_sitemap(path).to_pandas() == [
        {"loc": f"{SITE}/a b"},
        {"loc": f"{SITE}/b", "lastmod": "2026-01-02", "priority": "0.5"},
    ]


def test_a_program_needs_no_qt(path: Path) -> None:
    code = f"import sys; from editor.api import open_sitemap; open_sitemap({str(path)!r}).fix(); " + (
        "print(*(name for name in sys.modules if 'PySide6' in name))"
    )
    root = Path(__file__).resolve().parents[1]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root)
    assert done.stdout == "\n"
