import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from editor.site.site_storage import Ledger, LedgerUnusableError

SITEMAP = "https://e.org/sitemap.xml"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "announced.sqlite"


def test_what_was_announced_is_known_afterwards(path: Path) -> None:
    with Ledger(path) as ledger:
        ledger.take(SITEMAP, {"https://e.org/a": "2026-11-02", "https://e.org/b": ""})
        ledger.take(SITEMAP, {"https://e.org/a": "2026-11-03"}, gone=["https://e.org/b"])
    with Ledger(path) as ledger:
        assert ledger.known(SITEMAP) == {"https://e.org/a": "2026-11-03"}
        assert ledger.known("https://e.org/other.xml") == {}


def test_a_ledger_that_another_program_holds_is_left_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.site.site_storage.WAIT", 0.01)
    with Ledger(path) as ledger:
        ledger.take(SITEMAP, {"https://e.org/a": ""})
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(LedgerUnusableError, match="cannot be used now"):
            Ledger(path)
    with Ledger(path) as ledger:
        assert ledger.known(SITEMAP) == {"https://e.org/a": ""}
    assert [each.name for each in path.parent.iterdir()] == ["announced.sqlite"]


def test_what_cannot_be_written_says_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.site.site_storage.WAIT", 0.01)
    with Ledger(path) as ledger, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LedgerUnusableError, match="cannot be used now"):
            ledger.take(SITEMAP, {"https://e.org/a": ""})


@pytest.mark.parametrize("query", ["CREATE TABLE announced (url TEXT)", "PRAGMA user_version = 7"])
def test_a_database_of_another_kind_is_set_aside(path: Path, query: str) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute(query)
    with Ledger(path) as ledger:
        assert ledger.trouble.endswith("set aside as announced.damaged.")
        assert ledger.known(SITEMAP) == {}
    assert path.with_suffix(".damaged").exists()
