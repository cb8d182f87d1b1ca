"""Times come from the files of the folder, and from nowhere else."""

import os
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.core.document.columns import Entry
from editor.core.operations.all_operations import operation
from editor.core.operations.operation import OperationContext
from editor.core.operations.operation_parameters import ArgumentError
from editor.core.site.found_pages import FoundPage, FoundSite, Source
from editor.services import site_folder
from editor.services.site_folder import DateSource, LocalSite, dated, open_site_folder
from tests.core.documents import filled

needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
needs_links = pytest.mark.skipif(os.name == "nt", reason="links need a permission there")

TIME = datetime(2024, 5, 6, 7, 8, 9, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "site"
    for name in ("index.html", "about.html", "blog/index.html", "ü/a b.html", "file.pdf"):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
        os.utime(path, (TIME.timestamp(), TIME.timestamp()))
    outside = tmp_path / "secret.html"
    outside.write_text("secret")
    return root


def test_a_path_leads_to_the_file_that_a_server_would_send(folder: Path) -> None:
    for path in [
        "",
        "about",
        "about.html",
        "blog",
        "blog/",
        "blog/index.html",
        "ü/a b.html",
        "file.pdf",
        "ü/../about",
    ]:
        assert LocalSite(folder).file_time(path) == TIME


def test_what_lies_elsewhere_or_nowhere_has_no_time(folder: Path) -> None:
    for path in [
        "../secret.html",
        "../secret",
        "blog/../../secret.html",
        "/etc/passwd",
        "ü",
        "ü/",
        "news",
        "file.pdf/",
        "a\0b",
        "x" * 5000,
        "\udce9",
    ]:
        assert LocalSite(folder).file_time(path) is None


@needs_links
def test_links_that_lead_out_of_the_folder_are_not_followed(folder: Path) -> None:
    (folder / "out.html").symlink_to(folder.parent / "secret.html")
    (folder / "up").symlink_to(folder.parent)
    (folder / "loop.html").symlink_to(folder / "loop.html")
    (folder / "in.html").symlink_to(folder / "about.html")
    site = LocalSite(folder)
    assert [site.file_time(path) for path in ("out.html", "up/secret.html", "loop.html")] == [None] * 3
    assert site.file_time("in.html") == TIME


def git(folder: Path, *words: str, date: str = "2024-01-01T00:00:00Z") -> str:
    author = ("-c", "user.name=n", "-c", "user.email=n@e.org", "-c", "commit.gpgsign=false")
    environment = {**os.environ, "GIT_COMMITTER_DATE": date, "GIT_CONFIG_NOSYSTEM": "1"}
    command = ["git", *author, *words]
    done = subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, text=True)
    return done.stdout


@needs_git
def test_the_last_commit_to_a_file_counts(folder: Path) -> None:
    (folder / "with\nline end.html").write_text("x")
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "first")
    (folder / "about.html").write_text("new")
    git(folder, "commit", "-qam", "second\x01\n\nabout.html", date="2024-03-01T12:00:00+02:00")
    (folder / "new.html").write_text("unknown to git")
    site = LocalSite(folder)
    first, second = datetime(2024, 1, 1, tzinfo=UTC), datetime(2024, 3, 1, 10, tzinfo=UTC)
    paths = ("about", "", "ü/a b.html", "file.pdf", "with\nline end", "new.html", "../secret.html")
    assert [site.commit_time(path) for path in paths] == [second, *[first] * 4, None, None]
    assert LocalSite(folder / "blog").commit_time("") == first


@needs_git
def test_a_file_that_is_not_as_it_was_committed_has_no_time(folder: Path) -> None:
    (folder / "lines.html").write_bytes(b"one\ntwo\n")
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "first")
    (folder / "about.html").write_text("not committed")
    (folder / "file.pdf").write_text("in the index alone")
    git(folder, "add", "file.pdf")
    (folder / "lines.html").write_bytes(b"one\r\ntwo\r\n")  # as git itself writes it on Windows
    site = LocalSite(folder)
    found = [path for path in ("about", "file.pdf", "lines", "blog/") if site.commit_time(path)]
    assert found == ["lines", "blog/"]


@needs_git
def test_a_shallow_checkout_is_an_error_as_its_dates_are_those_of_its_edge(folder: Path) -> None:
    git(folder, "init", "-q")
    git(folder, "add", "about.html")
    git(folder, "commit", "-qm", "first")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "second")
    git(folder.parent, "clone", "-q", "--depth", "1", folder.as_uri(), "clone")
    with pytest.raises(ArgumentError, match="checkout is shallow") as caught:
        LocalSite(folder.parent / "clone").commit_time("about")
    assert caught.value.detail == "git fetch --unshallow"
    git(folder.parent / "clone", "fetch", "-q", "--unshallow")
    assert LocalSite(folder.parent / "clone").commit_time("about")


@needs_git
def test_the_log_is_read_until_all_files_are_known(folder: Path) -> None:
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "first")
    tree = git(folder, "rev-parse", "HEAD^{tree}").strip()
    for text in ("second", "third"):
        for path in folder.rglob("*.*"):
            if ".git" not in path.parts and path.is_file():
                path.write_text(f"{path.name}, {text}")
        git(folder, "commit", "-qam", text)
    (folder / ".git" / "objects" / tree[:2] / tree[2:]).unlink()  # so that the log ends before the first
    assert LocalSite(folder).commit_time("about")


@needs_git
def test_a_folder_without_history_is_an_error(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_DIR", str(folder))
    with pytest.raises(ArgumentError, match=r"history of the folder cannot be read: .*not a git repository"):
        LocalSite(folder).commit_time("about")


def test_without_git_there_is_no_history(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(folder))
    with pytest.raises(ArgumentError, match="not installed"):
        LocalSite(folder).commit_time("about")


@needs_git
def test_what_a_repository_would_have_git_run_is_not_run(folder: Path) -> None:
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "first")
    marker = folder.parent / "was-run"
    (folder / ".gitattributes").write_text("* filter=f diff=f\n")
    programs = ("core.fsmonitor", "core.pager", "gpg.program", "diff.external", "filter.f.clean")
    for setting in (*programs, "filter.f.process", "diff.f.textconv", "diff.f.command"):
        git(folder, "config", setting, f"touch '{marker}' #")
    git(folder, "config", "log.showSignature", "true")
    assert LocalSite(folder).commit_time("about")
    assert not marker.exists()


@needs_git
@pytest.mark.parametrize("is_older", [False, True])
def test_a_repository_that_says_its_objects_lie_elsewhere_has_nothing_fetched(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, is_older: bool
) -> None:
    """Git fetches what is missing by whatever command the repository's own settings name for that.

    is_older: it does not know how to be told not to.
    """
    surroundings = site_folder._environment()
    if is_older:
        del surroundings["GIT_NO_LAZY_FETCH"]
    monkeypatch.setattr(site_folder, "_environment", lambda: surroundings)
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "first")
    tree = git(folder, "rev-parse", "HEAD^{tree}").strip()
    (folder / ".git" / "objects" / tree[:2] / tree[2:]).unlink()
    marker = folder.parent / "was-run"
    settings = {
        "core.repositoryFormatVersion": "1",
        "extensions.partialClone": "origin",
        "remote.origin.promisor": "true",
        "remote.origin.url": f"ext::touch {marker}",
        "protocol.ext.allow": "always",
    }
    for name, value in settings.items():
        git(folder, "config", name, value)
    with pytest.raises(ArgumentError, match="history of the folder cannot be read"):
        LocalSite(folder).commit_time("about")
    assert not marker.exists()


@needs_git
@needs_links
@pytest.mark.parametrize("name", [".git/HEAD", ".git/config", ".git/index.lock"])
def test_a_pipe_in_the_place_of_a_file_is_not_waited_for_without_end(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "first")
    (folder / name).unlink(missing_ok=True)
    os.mkfifo(folder / name)
    site = LocalSite(folder)
    if name.endswith("lock"):  # which nobody reads
        assert site.commit_time("about")
        return
    monkeypatch.setattr("editor.services.site_folder._LONGEST_SILENCE", 0.5)
    with pytest.raises(ArgumentError, match="Git took too long and was stopped"):
        site.commit_time("about")


def site_of(folder: Path, *paths: str) -> FoundSite:
    pages = [FoundPage(f"https://e.org/{path}", path=path) for path in paths]
    return FoundSite(Source.FOLDER, str(folder), pages)


def test_pages_get_the_dates_of_their_own_files_alone(folder: Path) -> None:
    (folder / "crawl.csv").write_text("URL")
    site = site_of(folder, "about.html", "file.pdf", "lost.html")
    has_date = FoundPage("https://e.org/new", lastmod="2020-01-01", path="about.html")
    of_table = FoundPage("https://e.org/crawled", path="crawl.csv")  # the table that names it
    found = dated([*site.pages, has_date, of_table], site, DateSource.FILE)
    assert [page.lastmod for page in found] == ["2024-05-06", "2024-05-06", "", "2020-01-01", ""]


@needs_git
def test_pages_get_the_dates_of_the_last_commits(folder: Path) -> None:
    git(folder, "init", "-q")
    git(folder, "add", "about.html")
    git(folder, "commit", "-qm", "first", date="2024-03-01T23:00:00-02:00")
    site = site_of(folder, "about.html", "file.pdf")
    assert [page.lastmod for page in dated(site.pages, site, DateSource.GIT)] == ["2024-03-02", ""]


def test_what_is_no_folder_is_an_error(folder: Path) -> None:
    for name in ["missing", "about.html", "a\0b", "~nobody-of-that-name/x"]:
        with pytest.raises(ArgumentError, match="There is no folder"):
            open_site_folder(name if name.startswith("~") else str(folder / name))


def test_the_operation_takes_the_times(folder: Path) -> None:
    told = operation("lastmod.from_files", folder=str(folder))
    document = filled(Entry("https://e.org/%C3%BC/a%20b.html"), Entry("https://e.org/..%2Fsecret.html"))
    outcome = told.outcome(document, range(2), OperationContext(open_folder=open_site_folder))
    assert [(each.row, each.after) for each in outcome.previews] == [(0, "2024-05-06T07:08:09Z")]
    assert outcome.left_alone == 1
