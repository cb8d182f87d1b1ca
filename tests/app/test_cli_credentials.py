"""`--credentials`: what sites let one in with comes from a file, and goes to them alone."""

import base64
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor.__main__ import main
from tests.app.test_cli import entry, urlset
from tests.site.misbehaving import Reply, Site, page, running

pytestmark = pytest.mark.usefixtures("copied_helpers")

SECRET = "never-to-be-told"
TOKEN = base64.b64encode(f"me:{SECRET}".encode()).decode()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A site whose sitemap and page ask for a log-in, with credentials for it in a file."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with running() as site:
        content = urlset(entry(site.url("/a")))
        Path("sitemap.xml").write_text(content, encoding="utf-8")
        keep("site", f"[{site.origin}]\nuser = me\npassword = {SECRET}\n")
        site.replies |= {"/a": page(), "/sitemap.xml": Reply(body=content.encode())}
        answer = site.reply

        def reply(path: str) -> Reply:
            may = path == "/robots.txt" or site.headers[-1].get("authorization") == f"Basic {TOKEN}"
            return answer(path) if may else Reply(401)

        site.reply = reply  # type: ignore[method-assign]
        yield site


def keep(name: str, text: str) -> None:
    Path(name).write_text(text, encoding="utf-8")
    Path(name).chmod(0o600)


AUDIT = ("audit", "sitemap.xml", "--allow-private", "--delay", "0", "--fail-on", "unverified")


@pytest.mark.usefixtures("site")
def test_credentials_reach_their_site_and_are_written_nowhere(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([*AUDIT]) == 1
    assert main([*AUDIT, "--credentials", "site", "--report", "out.html"]) == 0
    assert main([*AUDIT, "--credentials", "site", "--report", "out.csv", "--format", "json"]) == 0
    written = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file() and path.name != "site"]
    told = capsys.readouterr()
    for secret in (SECRET, TOKEN):
        assert secret not in told.out + told.err
        assert not any(secret.encode() in content for content in written)


def test_sitemaps_are_fetched_with_them_too(site: Site) -> None:
    url, here = site.url("/sitemap.xml"), ("--allow-private", "--credentials", "site")
    assert main(["open-url", url, "-o", "there", *here]) == 0
    assert main(["compare", "sitemap.xml", url, *here]) == 0
    assert main(["compare", "sitemap.xml", url, "--allow-private"]) == 2


@pytest.mark.usefixtures("site")
def test_a_file_that_cannot_be_read_is_said_without_what_it_holds(capsys: pytest.CaptureFixture[str]) -> None:
    keep("bad", f"password {SECRET}")
    for name in ("bad", "missing", "."):
        assert main([*AUDIT, "--credentials", name]) == 2
        told = capsys.readouterr().err
        assert f"argument --credentials: {name}: " in told
        assert SECRET not in told


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
@pytest.mark.usefixtures("site")
def test_it_is_said_where_others_can_read_them(capsys: pytest.CaptureFixture[str]) -> None:
    Path("site").chmod(0o644)
    assert main([*AUDIT, "--credentials", "site"]) == 0
    assert "Others on this machine can read it; chmod 600 site keeps it to you." in capsys.readouterr().err
