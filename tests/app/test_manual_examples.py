"""Each command that the manual and the help show does something where there is what it names.

The site of the examples is one on this machine. What the shell would do for them is done here.
"""

import io
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.app.cli.arguments import parsers
from editor.app.manual.manual_contents import WRITTEN, Manual
from editor.rules.catalogue import RULE_BY_ID
from editor.services.files.file_access import load_rules
from editor.services.recipe_library import load_recipe
from editor.usage import DRAWING, OF_THE_SITE
from tests.app.cli.test_command_line import NAMESPACE, entry, urlset
from tests.site.misbehaving import Reply, Site, page, running

pytestmark = pytest.mark.usefixtures("copied_helpers")

EXAMPLE = re.compile(r"^(?:curl .*\| )?sitemap-editor .+$|`(sitemap-editor [^`]*\.xml)`", re.MULTILINE)
HOSTS = re.compile(r"https://(?:shop|www)\.example\.com|https://example\.com")
KEY = "0123456789abcdef"
SPACES = (
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" '
    'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
)


def entries_of(site: Site) -> str:
    """Some entries, with something for each example: pictures, a video, old dates, faults."""
    many = [entry(site.url(f"/blog/{number}"), lastmod="2020-01-02", priority="0.4") for number in range(12)]
    picture = f"<image:image><image:loc>{site.url('/p.png')}</image:loc></image:image>"
    film = "<video:video><video:title>T</video:title><video:rating>4</video:rating></video:video>"
    more = f"<url><loc>{site.url('/a?utm_source=x')}</loc>{picture}{film}</url>"
    text = urlset(
        entry(site.url("/")),
        many[0],
        f"<url><loc>{site.url('/en/chairs')}</loc>{picture}</url>",
        *many[1:],
        more,
    )
    return text.replace("<urlset ", f"<urlset {SPACES} ")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A site, and in the current folder what examples name."""
    for name in ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    folder = tmp_path / "work"
    (folder / "public").mkdir(parents=True)
    monkeypatch.chdir(folder)
    with running() as site:
        text = entries_of(site)
        plain = urlset(*(entry(site.url(f"/{part}/{each}")) for part in ("blog", "shop") for each in "ab"))
        files = {
            "sitemap.xml": text,
            "a.xml": text,
            "sitemap.old.xml": text,
            "all.xml": plain,
            "old.xml": plain,
            "new.xml": plain.replace("/blog/a", "/blog/c"),
            "broken.xml": plain.replace("</urlset>", ""),
            "urls.txt": f"{site.url('/')}\n",
            "crawl.csv": f"Address,Status Code,Indexability\n{site.url('/')},200,Indexable\n",
            "search-console.csv": f"Page,Clicks\n{site.url('/')},12\n",
            "by-clicks.toml": """name = "By clicks"
version = 2
[[step]]
do = [ { operation = "priority.by_data", column = "Clicks" } ]
""",
            "robots.txt": "User-agent: *\nDisallow: /blog/1\n",
            "changed.txt": "User-agent: *\nDisallow: /shop\n",
            "public/sitemap.xml": text,
            "public/index.html": "<html><head><title>Home</title></head><body>Hello</body></html>",
            "sitemap-index.xml": f'<sitemapindex xmlns="{NAMESPACE}"><sitemap><loc>{site.url("/sitemap.xml")}'
            "</loc></sitemap></sitemapindex>",
            "my-recipe.toml": """name = "Mine"
version = 2
[[step]]
do = [ { operation = "loc.add_slash" } ]
""",
        }
        for name, content in files.items():
            Path(name).write_text(content, encoding="utf-8")
        site.replies |= {
            "/": page(),
            "/sitemap.xml": Reply(body=text.encode()),
            "/a.xml": Reply(body=text.encode()),
            "/robots.txt": Reply(body=f"Sitemap: {site.url('/sitemap.xml')}\n".encode()),
            f"/{KEY}.txt": Reply(body=KEY.encode()),
            **{f"/blog/{number}": page() for number in range(12)},
        }
        yield site


def examples() -> Iterator[str]:
    """Yield the command lines of the manual and of the help of each command, each once."""
    manual = Manual()
    lines = [match for name in WRITTEN for match in EXAMPLE.finditer(manual.text(name))]
    yield from dict.fromkeys(
        [
            *(match[1] or match[0] for match in lines),
            *(example for parser in parsers() for example in parser.examples),
        ]
    )


def made(line: str, site: Site) -> tuple[list[str], Path | None]:
    """Return the arguments of an example, on this site, and the file that its standard input is."""
    line = HOSTS.sub(site.origin, line)
    piped = re.match(r"curl -s \S+ \| ", line)
    words = shlex.split(line[piped.end() :] if piped else line)[1:]
    source = Path("sitemap.xml") if piped else None
    if "<" in words:
        source = Path(words[words.index("<") + 1])
    words = words[: min((words.index(each) for each in ("<", ">") if each in words), default=len(words))]
    words = [KEY if word == "K" else word for word in words]
    if (
        words[0] in OF_THE_SITE - {"coverage", "robots"}
        or "--site" in words
        or (words[0] == "compare" and "http" in line)
    ):
        words.append("--allow-private")
    asks = words[0] == "audit" or "--site" in words
    return words + (["--delay", "0"] if asks else []), source


def test_every_example_can_be_run_as_it_stands(
    site: Site, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    failed: list[str] = []
    assert main(["audit", "sitemap.xml", "--allow-private", "--delay", "0"]) == 1
    files = {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()}
    lines = [line for line in examples() if line.split()[1] != DRAWING]
    for line in lines:
        for path, data in files.items():
            path.write_bytes(data)
        words, source = made(line, site)
        if source:
            stdin = io.TextIOWrapper(io.BytesIO(source.read_bytes()))
            monkeypatch.setattr("sys.stdin", stdin)
        capfd.readouterr()
        code = main(words)
        told = capfd.readouterr()
        now = {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()}
        if code not in (0, 1) or not (told.out + told.err or now != files):
            failed.append(f"{line}: {code} {told.err}")
        for path in now.keys() - files.keys():
            path.unlink()
    assert not failed, "\n".join(failed)
    assert len(lines) > 60


def test_every_command_has_an_example() -> None:
    shown = {line.split()[1] for line in examples() if line.startswith("sitemap-editor")}
    assert {parser.prog.split()[1] for parser in parsers()} <= shown


BLOCK = re.compile(r"^```(toml|json|yaml)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[str]:
    manual = Manual()
    return [match[2] for name in WRITTEN for match in BLOCK.finditer(manual.text(name)) if match[1] == kind]


def test_files_that_the_manual_shows_are_read(tmp_path: Path) -> None:
    found = []
    for number, text in enumerate(blocks("toml")):
        path = tmp_path / f"{number}.toml"
        path.write_text(text, encoding="utf-8")
        found.append(load_recipe(path).name if "[[step]]" in text else load_rules(path).profile)
    assert found == ["Videos for everybody", "google"]
    [shown] = map(json.loads, blocks("json"))
    assert shown["files"][0]["findings"][0]["rule"] in RULE_BY_ID
