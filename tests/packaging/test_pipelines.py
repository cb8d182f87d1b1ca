"""What pipelines take: hooks of pre-commit, the steps of the action, and what the command line needs."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor.app.cli.arguments import parsers
from editor.resources import resource
from tests.app.cli.test_command_line import entry, urlset

ROOT = Path(__file__).resolve().parents[2]

HOOKS = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
ACTION = (ROOT / ".github/actions/check/action.yml").read_text(encoding="utf-8")
GITLAB = (ROOT / "packaging/ci/sitemaps.gitlab-ci.yml").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "packaging/ci/Dockerfile").read_text(encoding="utf-8")
EXAMPLE = Path(__file__).parent / "example_site"
MOST_MEGABYTES = 90  # that the command line takes without Qt
of_bash = pytest.mark.skipif(sys.platform == "win32", reason="the steps are for bash")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository that uses all of it: with an index, a sitemap with an error, and a choice of rules."""
    shutil.copytree(EXAMPLE, tmp_path / "site")
    monkeypatch.chdir(tmp_path / "site")
    return tmp_path / "site"


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The command of the program, in a folder of its own."""
    path = tmp_path / "run" / "sitemap-editor" / "bin" / "sitemap-editor"
    path.parent.mkdir(parents=True)
    path.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m editor "$@"\n')
    path.chmod(0o755)
    return path


def in_path(program: Path) -> dict[str, str]:
    return {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}"}


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


HOOK = re.compile(r"^- id: (\S+)$.*?^  entry: (.+?)$.*?^  files: (.+?)$", re.MULTILINE | re.DOTALL)


@of_bash
def test_hooks_fix_and_check_a_repository(repository: Path, program: Path) -> None:
    """Run each hook on the files that it takes, in the order of the configuration, as pre-commit does."""
    configured = re.findall(r"id: ([\w-]+)", (repository / ".pre-commit-config.yaml").read_text())
    hooks = {name: (command, files) for name, command, files in HOOK.findall(HOOKS)}
    names = sorted(str(path.relative_to(repository)) for path in repository.rglob("*") if path.is_file())
    before = {name: (repository / name).read_bytes() for name in names}
    codes = []
    for command, files in (hooks[name] for name in configured):
        taken = [name for name in names if re.search(files, name)]
        assert taken == ["public/sitemap-blog.xml", "public/sitemap-pages.xml", "public/sitemap.xml"]
        words = [*shlex.split(command), *taken]
        done = subprocess.run(words, env=in_path(program), capture_output=True, text=True, check=False)
        codes.append(done.returncode)
    assert codes == [0, 0]  # what was wrong is fixed; pre-commit tells of it by the change
    changed = [name for name in names if (repository / name).read_bytes() != before[name]]
    assert changed == ["public/sitemap-pages.xml"]


@of_bash
@pytest.mark.skipif(not shutil.which("pre-commit"), reason="needs pre-commit")
def test_pre_commit_itself_runs_the_hooks(repository: Path, program: Path) -> None:
    local = "".join(
        f"      - {{id: {name}, name: {name}, entry: {command.replace(' --color always', '')},"
        f" language: system, files: '{files}', require_serial: true}}\n"
        for name, command, files in HOOK.findall(HOOKS)
    )
    (repository / ".pre-commit-config.yaml").write_text(f"repos:\n  - repo: local\n    hooks:\n{local}")
    commands = (["git", "init", "-q"], ["git", "add", "-A"], ["pre-commit", "run", "--all-files"])
    *_, (first, told), (second, _) = [
        (done.returncode, done.stdout)
        for command in (*commands, ["pre-commit", "run", "--all-files"])
        for done in [
            subprocess.run(command, env=in_path(program), capture_output=True, text=True, check=False)
        ]
    ]
    assert (first, second) == (1, 0), told
    assert "loc-space" in told


def steps() -> Iterator[tuple[str, dict[str, str], str]]:
    """Yield the steps of the action that run something: the name, the environment, the script."""
    for part in ACTION.split("\n    - name: ")[1:]:
        head, _, script = part.partition("      run: |\n")
        yield (
            head.partition("\n")[0],
            dict(re.findall(r"^        (\w+): (.+)$", head, re.MULTILINE)),
            textwrap.dedent(script),
        )


def run_step(name: str, given: dict[str, str], folder: Path) -> tuple[int, str, str]:
    """Run a step of the action as a runner does; given: what expressions stand for."""
    [(environment, script)] = [(each, script) for step, each, script in steps() if step == name]
    filled = {
        key: re.sub(r"\$\{\{ ([\w.]+) \}\}", lambda found: given[found[1]], value)
        for key, value in environment.items()
    }
    runner = {
        "RUNNER_TEMP": str(folder / "run"),
        "GITHUB_OUTPUT": str(folder / "output"),
        "GITHUB_STEP_SUMMARY": str(folder / "summary"),
    }
    done = subprocess.run(
        ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script],
        env={**os.environ, **runner, **filled},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@of_bash
@pytest.mark.parametrize(("options", "code"), [("", 1), ("--ignore loc-space --fail-on warning", 0)])
@pytest.mark.usefixtures("repository", "program")
def test_the_action_annotates_and_writes_sarif_and_a_summary(options: str, code: int, tmp_path: Path) -> None:
    given = {"inputs.files": "public/*.xml", "inputs.options": options}
    found, out, err = run_step("Check", given, tmp_path)
    assert (found, err) == (code, "")
    assert ("::error file=public/sitemap-pages.xml,line=4,col=13," in out) == bool(code)
    assert "lastmod" not in out
    sarif = (tmp_path / "output").read_text().strip().removeprefix("sarif=")
    assert '"version": "2.1.0"' in Path(sarif).read_text()
    assert "## Sitemaps: " in (tmp_path / "summary").read_text()


def wheel(folder: Path) -> Path:
    """Build the wheel with what every checkout has."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    [path] = folder.glob("*.whl")
    return path


@of_bash
@pytest.mark.whole
@pytest.mark.usefixtures("repository")
def test_the_action_installs_what_it_runs(tmp_path: Path) -> None:
    given = {
        "inputs.wheel": str(wheel(tmp_path / "dist")),
        "github.action_path": str(ROOT / ".github/actions/check"),
        "inputs.files": "public/*.xml",
        "inputs.options": "",
    }
    codes = [run_step(name, given, tmp_path)[0] for name, _, _ in steps()]
    assert codes == [0, 1]


@of_bash
@pytest.mark.whole
def test_the_image_holds_a_small_command_line(repository: Path, tmp_path: Path) -> None:
    """Run what the Dockerfile runs, with folders of this machine in the place of those of the image."""
    image = tmp_path / "image"
    image.mkdir()
    (image / "python").symlink_to(sys.executable)
    copied = tmp_path / "copied"
    copied.mkdir()
    for path in (ROOT / "packaging/ci/requirements-cli.txt", wheel(tmp_path / "dist")):
        shutil.copy(path, copied)
    [script] = re.findall(r"^RUN (python -m venv (?:.*\\\n)*.*)$", DOCKERFILE, re.MULTILINE)
    places = {"/opt/sitemap-editor": str(image / "venv"), "/tmp": str(copied)}
    script = re.sub("/opt/sitemap-editor|/tmp", lambda found: places[found[0]], script)
    path_variable = f"{image}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(["bash", "-ec", script], env={**os.environ, "PATH": path_variable}, check=True)
    size = sum(each.stat().st_size for each in (image / "venv").rglob("*") if each.is_file())
    assert size < MOST_MEGABYTES * 1e6
    [name] = re.findall(r'^ENTRYPOINT \["(.+)"\]$', DOCKERFILE, re.MULTILINE)
    usual = re.findall(r'^CMD \["(.+)"\]$', DOCKERFILE, re.MULTILINE)
    for words, code in ((usual, 0), (["check", "public"], 1)):
        command = [str(image / "venv" / "bin" / name), *words]
        done = subprocess.run(command, cwd=repository, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (code, "")


@pytest.mark.skipif(not shutil.which("hadolint"), reason="needs hadolint")
def test_the_dockerfile_has_no_faults() -> None:
    subprocess.run(["hadolint", str(ROOT / "packaging/ci/Dockerfile")], check=True)


@pytest.mark.skipif(not shutil.which("actionlint"), reason="needs actionlint")
def test_actionlint_finds_nothing_in_the_workflows_nor_in_the_steps_of_the_action(tmp_path: Path) -> None:
    head, _, steps = ACTION.partition("  steps:\n")
    inputs = "".join(
        f"      {name}: {{required: false}}\n" for name in re.findall(r"^  (\w+):\n", head, re.MULTILINE)
    )
    job = "jobs:\n  check:\n    runs-on: ubuntu-latest\n    steps:\n" + textwrap.indent(steps, "  ")
    as_workflow = tmp_path / "steps.yml"  # it knows workflows alone
    as_workflow.write_text(f"on:\n  workflow_dispatch:\n    inputs:\n{inputs}{job}", encoding="utf-8")
    newer_labels = ("-ignore", 'label ".+" is unknown')  # than it knows
    own, example = (folder / ".github/workflows" for folder in (ROOT, EXAMPLE))
    workflows = [*own.glob("*.yml"), *example.glob("*.yml"), as_workflow]
    subprocess.run(["actionlint", *newer_labels, *map(str, workflows)], check=True)


@of_bash
def test_the_job_for_gitlab_runs_in_a_repository(repository: Path, program: Path) -> None:
    """Run the script of the job, with the variables of the repository."""
    of_job = re.findall(r"^    - (.+)$", GITLAB, re.MULTILINE)
    text = (repository / ".gitlab-ci.yml").read_text()
    variables = dict(re.findall(r"^  (\w+): (.+)$", text, re.MULTILINE))
    environment = {**in_path(program), **variables}
    done = subprocess.run(["bash", "-ec", "\n".join(of_job)], env=environment, text=True, check=False)
    assert done.returncode == 1
    issues = json.loads((repository / "sitemaps.gitlab.json").read_text())
    assert {each["location"]["path"] for each in issues} == {"public/sitemap-pages.xml"}
    assert "loc-space" in (repository / "sitemaps.xml").read_text()


def test_what_the_manual_shows_of_pipelines_is_what_the_repository_has() -> None:
    manual = resource("manual/command-line.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```yaml\n(.*?)^```$", manual, re.MULTILINE | re.DOTALL)
    hooks, step = shown
    assert (EXAMPLE / ".pre-commit-config.yaml").read_text() == hooks
    workflow = textwrap.dedent((EXAMPLE / ".github/workflows/sitemaps.yml").read_text().partition("@v4\n")[2])
    assert workflow == step


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
