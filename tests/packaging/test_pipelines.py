"""What pipelines take: hooks of pre-commit, the steps of the action, and what the command line needs."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from editor.app.cli.arguments import parsers
from tests.app.cli.test_command_line import entry, urlset

ROOT = Path(__file__).resolve().parents[2]

HOOKS = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
ACTION = (ROOT / ".github/actions/check/action.yml").read_text(encoding="utf-8")
GITLAB = (ROOT / "packaging/ci/sitemaps.gitlab-ci.yml").read_text(encoding="utf-8")
SPACED = urlset(entry("https://shop.test-site.org/a b"))


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a set of sitemaps, one of them with an error, and a choice of rules."""
    public = tmp_path / "site" / "public"
    public.mkdir(parents=True)
    (public / "sitemap.xml").write_text(SPACED)
    (public / "robots.txt").write_text("Sitemap: https://shop.test-site.org/sitemap.xml\n")
    (tmp_path / "site" / ".sitemap-editor.toml").write_text('ignore = ["lastmod-*"]\n')
    monkeypatch.chdir(tmp_path / "site")
    return tmp_path / "site"


def test_each_hook_is_a_command_that_can_be_typed() -> None:
    known = {parser.prog: parser for parser in parsers()}
    entries = re.findall(r"^  entry: (.+)$", HOOKS, re.MULTILINE)
    assert len(entries) == len(re.findall(r"^- id: ", HOOKS, re.MULTILINE)) == 2
    for words in map(shlex.split, entries):
        known[" ".join(words[:2])].read([*words[2:], "public/sitemap.xml"])


@pytest.mark.parametrize(
    ("name", "is_taken"),
    [
        ("public/sitemap.xml", True),
        ("sitemap-1.xml.gz", True),
        ("sitemap_index.xml", True),
        ("feed.xml", False),
        ("sitemaps/other.xml", False),
    ],
)
def test_hooks_take_files_that_are_called_sitemap(name: str, is_taken: bool) -> None:
    for pattern in re.findall(r"^  files: (.+)$", HOOKS, re.MULTILINE):
        assert bool(re.search(pattern, name)) == is_taken


def script_of(step: str) -> str:
    """The script of a step of the action."""
    _, _, rest = ACTION.partition(f"    - name: {step}\n")
    _, _, rest = rest.partition("      run: |\n")
    lines = []
    for line in rest.splitlines():
        if line.strip() and not line.startswith("        "):
            break
        lines.append(line[8:])
    return "\n".join(lines)


@pytest.mark.skipif(sys.platform == "win32", reason="the steps are for bash")
@pytest.mark.parametrize(("options", "code"), [("", 1), ("--ignore loc-space --fail-on warning", 0)])
def test_the_action_annotates_and_writes_sarif_and_a_summary(
    options: str, code: int, repository: Path, tmp_path: Path
) -> None:
    program = tmp_path / "run" / "sitemap-editor" / "bin" / "sitemap-editor"
    program.parent.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m editor "$@"\n')
    program.chmod(0o755)
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "RUNNER_TEMP": str(tmp_path / "run"),
        "GITHUB_OUTPUT": str(tmp_path / "output"),
        "GITHUB_STEP_SUMMARY": str(tmp_path / "summary"),
        "FILES": "public/*.xml",
        "OPTIONS": options,
    }
    command = ["bash", "-e", "-o", "pipefail", "-c", script_of("Check")]
    done = subprocess.run(
        command, env=environment, cwd=repository, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (code, "")
    assert ("::error file=public/sitemap.xml,line=3," in done.stdout) == bool(code)
    assert "lastmod" not in done.stdout
    sarif = (tmp_path / "output").read_text().strip().removeprefix("sarif=")
    assert '"version": "2.1.0"' in Path(sarif).read_text()
    assert "## Sitemaps: " in (tmp_path / "summary").read_text()


def test_the_job_for_gitlab_writes_what_it_keeps() -> None:
    [script] = re.findall(r"^    - (sitemap-editor check .+)$", GITLAB, re.MULTILINE)
    for name in re.findall(r"^      \w+: (\S+)$", GITLAB, re.MULTILINE):
        assert f"--report {name}" in script


def test_the_command_line_is_pinned_as_the_program_is_without_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    pin = __import__("pin")
    text = pin.CLI.read_text("ascii")
    assert text == pin.requirements_of_cli()
    assert {"lxml", "regex", "idna"} <= {*re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE)}
    assert "pyside" not in text


def test_the_window_says_what_to_install_where_qt_is_absent(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from editor.__main__ import main\n"
        "import editor.app.display as display; display.explain_missing = lambda *_: ''\n"
        f"print(main(['check', {str(tmp_path / 'a.xml')!r}]), main([{str(tmp_path / 'a.xml')!r}]))"
    )
    (tmp_path / "a.xml").write_text(urlset(entry("https://shop.test-site.org/")))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.splitlines()[-1] == "0 2"
    assert "Install it with python3 -m pip install" in done.stderr
