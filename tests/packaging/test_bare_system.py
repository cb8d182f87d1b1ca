"""The trial on a bare system, without setting one up: `.ci/run` does that."""

import importlib
import re
import signal
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from editor.app.display import ALWAYS, ON_X11

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
CONFIGURATION = """\
:env:.timeout='60'
global.timeout='15'
global.find-links='/somewhere'
global.index-url='https://e.org/simple'
user.extra-index-url='file:///here/simple https://e.net/simple'
site.proxy=''
"""


@pytest.fixture
def bare_system(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("bare_system")


@pytest.fixture
def readme(bare_system: ModuleType) -> ModuleType:
    module: ModuleType = bare_system.readme
    return module


def test_the_readme_names_two_commands_and_the_packages_that_the_program_asks_for(readme: ModuleType) -> None:
    text = readme.README.read_text(encoding="utf-8")
    assert readme.commands(text) == ("python3 packaging/dev.py run", "python3 packaging/dev.py test")
    always, on_x, for_languages = readme.packages(text)
    assert always == ["python3-venv", *(library.package for library in ALWAYS)]
    assert on_x == [library.package for library in ON_X11]
    assert len(for_languages) == 1


@pytest.mark.parametrize("text", ["", "```\npython3 a\n```\n`apt-get install python3-venv`, then `b`"])
def test_a_readme_that_says_neither_is_told_so(readme: ModuleType, text: str) -> None:
    with pytest.raises(ValueError, match="two commands"):
        readme.commands(text)
    with pytest.raises(ValueError, match="does not name the packages"):
        readme.packages(text)
    with pytest.raises(ValueError, match="does not name the versions of Python"):
        readme.pythons(text)


def test_the_readme_names_the_pythons_that_a_package_index_is_told(readme: ModuleType) -> None:
    project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text("utf-8"))["project"]
    minors = [int(minor) for minor in re.findall(r"Python :: 3\.(\d+)", " ".join(project["classifiers"]))]
    oldest, newest = readme.pythons(readme.README.read_text(encoding="utf-8"))
    assert minors == list(range(oldest, newest + 1))


@pytest.mark.parametrize(
    ("machine", "reason"),
    [
        ({"user": 1000}, "setting up a system needs Linux and root"),
        ({"tool": None}, "debootstrap is not installed"),
        ({"code": 1}, "root may mount nothing here"),
        ({}, "apt names no mirror on this machine"),
    ],
)
def test_where_no_system_can_be_set_up_it_says_why_and_succeeds(
    bare_system: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    machine: dict[str, int | None],
    reason: str,
) -> None:
    monkeypatch.setattr(sys, "argv", ["bare_system.py"])
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(bare_system.os, "geteuid", lambda: machine.get("user", 0), raising=False)
    monkeypatch.setattr(bare_system.shutil, "which", lambda *_, **__: machine.get("tool", "/bin/tool"))
    monkeypatch.setattr(bare_system, "output_of", lambda *_: "")
    monkeypatch.setattr(bare_system, "outcome", lambda _: (machine.get("code", 0), ""))
    assert bare_system.main() == 0
    assert capsys.readouterr().out == f"stable: skipped, as {reason}.\n"


def test_a_mirror_is_one_of_apts_that_answers(
    bare_system: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    mirrors = "file:/here\nhttp://e.org/updates/\nhttp://e.org/updates/\nhttp://e.org/debian/\n"
    asked = []

    def outcome(command: Sequence[str]) -> tuple[int, str]:
        asked.append(command[2])
        return (0 if "debian" in command[2] else 1), ""

    monkeypatch.setattr(bare_system, "output_of", lambda *_: mirrors)
    monkeypatch.setattr(bare_system, "outcome", outcome)
    assert bare_system.find_mirror("stable") == "http://e.org/debian/"
    assert asked == [f"http://e.org/{name}/dists/stable/Release" for name in ("updates", "debian")]
    monkeypatch.setattr(bare_system, "outcome", lambda _: (1, ""))
    with pytest.raises(bare_system.Skipped, match="no mirror of this machine answers for Debian stable"):
        bare_system.find_mirror("stable")


def test_pip_is_told_what_it_is_told_here_but_for_folders(
    bare_system: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bare_system, "output_of", lambda *_: CONFIGURATION)
    assert bare_system.configuration_of_pip() == {
        "timeout": "60",
        "index-url": "https://e.org/simple",
        "extra-index-url": "https://e.net/simple",
    }


@pytest.fixture
def system(bare_system: ModuleType, tmp_path: Path) -> Any:
    return bare_system.System("stable", "http://e.org/debian/", tmp_path)


def test_lists_of_packages_that_are_older_than_their_date_allows_are_taken(
    bare_system: ModuleType, system: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = system.root / "etc/apt/apt.conf.d/machine"
    told.parent.mkdir(parents=True)
    done = []

    def step(_system: Any, what: str, _command: Sequence[str]) -> None:
        done.append(what)
        if what == "the lists of packages":
            lines = told.read_text(encoding="utf-8").splitlines()
            assert lines == ['Acquire::Check-Valid-Until "false";', 'Acquire::http::Proxy "http://e.org";']

    settings = 'Acquire::Languages "none";\nAcquire::http::Proxy "http://e.org";\n'
    monkeypatch.setattr(bare_system, "output_of", lambda *command: settings if "dump" in command else "")
    monkeypatch.setattr(bare_system.System, "step", step)
    system.make()
    assert "the lists of packages" in done


def test_newer_pythons_than_its_own_are_tried_up_to_the_newest_that_the_readme_names(
    bare_system: ModuleType, system: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = "\n".join(f"python3.{minor}-venv - Interactive language" for minor in (16, 13, 14, 15))
    monkeypatch.setattr(
        bare_system, "output_of", lambda *command: names if "apt-cache" in command[-1] else "14\n"
    )
    assert system.newer_pythons(14) == []
    assert system.newer_pythons(15) == ["python3.15"]
    assert system.newer_pythons(17) == ["python3.15", "python3.16"]


@pytest.mark.parametrize(
    ("script", "code", "says"), [("print('all well')", 0, "well"), ("raise SystemExit(2)", 2, "")]
)
def test_a_step_has_the_outcome_that_it_must_have(
    system: Any, capsys: pytest.CaptureFixture[str], script: str, code: int, says: str
) -> None:
    system.step("what", [sys.executable, "-c", script], code, says)
    assert capsys.readouterr().out.startswith("stable: what (")


@pytest.mark.parametrize(
    ("script", "code", "says"),
    [
        ("raise SystemExit(2)", 0, ""),
        ("print('all well')", 0, "ill"),
        ("raise ValueError", 1, "ValueError"),  # a traceback is never how it must end
        ("print('Traceback (most recent call last)')", 0, ""),
    ],
)
def test_or_it_ends_the_trial(
    bare_system: ModuleType, system: Any, script: str, code: int, says: str
) -> None:
    wanted = r"stable: what: exit code \d; it must be exit code .*, without a traceback\."
    with pytest.raises(bare_system.Failed, match=wanted):
        system.step("what", [sys.executable, "-c", script], code, says)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no masks of signals")
def test_what_takes_too_long_is_asked_to_end_and_what_it_said_is_kept(bare_system: ModuleType) -> None:
    script = """
import signal
print("begun", flush=True)
try:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's job in the background ignores it
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    signal.pause()
except KeyboardInterrupt:
    print("asked")
"""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # it is asked once it can hear that
    try:
        code, said = bare_system.outcome([sys.executable, "-c", script], 0)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    assert (code, said.split()) == (bare_system.TOO_LONG, ["begun", "asked"])


def test_all_are_the_released_debians_and_the_one_to_come_and_each_failure_shows_the_end_of_what_was_said(
    bare_system: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried = []

    def fail(suite: str) -> None:
        tried.append(suite)
        raise bare_system.Failed("  the end\nstable: what: exit code 1")

    monkeypatch.setattr(sys, "argv", ["bare_system.py", "all"])
    monkeypatch.setattr(bare_system, "look_around", lambda: None)
    monkeypatch.setattr(bare_system, "try_out", fail)
    assert bare_system.main() == 1
    assert tried == ["stable", "oldstable", "sid"]
    assert capsys.readouterr().out.count("  the end\n") == 3


@pytest.fixture
def try_out(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    monkeypatch.syspath_prepend(str(PACKAGING / "bundles"))
    return importlib.import_module("try_out")


@pytest.fixture
def person(try_out: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Somebody on a system that is not there, where every command succeeds."""
    typed: list[str] = []

    class Nowhere(try_out.Person):  # type: ignore[name-defined, misc]
        def as_root(self, _what: str, *command: str) -> None:
            typed.append(" ".join(command))

        def run(self, trial: Any, _folder: str = "") -> None:
            typed.append(trial.command)

        def output(self, _command: str) -> str:
            return ""

    artefacts = tmp_path / try_out.HERE.lstrip("/")
    artefacts.mkdir(parents=True)
    monkeypatch.setattr(try_out, "_older", lambda _system: "older.deb")
    monkeypatch.setattr(try_out.bare_system, "configuration_of_pip", lambda: {"index-url": "https://e.org/"})
    system = Nowhere("stable", "", tmp_path)
    system.typed = typed
    return system


@pytest.mark.parametrize("kind", ["wheel", "folder", "run", "deb"])
def test_the_commands_of_the_readme_are_typed_as_they_stand_there(
    try_out: ModuleType, person: Any, kind: str
) -> None:
    steps = try_out.readme.installation(try_out.README)[kind]
    try_out.WAYS[kind][1](person, steps)
    for install, remove in zip(steps.install, steps.remove, strict=True):
        order = [install.removeprefix("sudo "), "use.sh", remove.removeprefix("sudo ")]
        found = [word for typed in person.typed for word in order if word in typed]
        assert [*dict.fromkeys(found[found.index(order[0]) :])] == order


def test_the_readme_tells_how_every_kind_is_installed_and_removed(try_out: ModuleType) -> None:
    bundle = importlib.import_module("bundle")
    told = try_out.readme.installation(try_out.README)
    assert set(told) == {*bundle.OF_LINUX, *(kind for kinds in bundle.KINDS.values() for kind in kinds)} - {
        "sdist"
    }
    for kind in try_out.WAYS:
        assert told[kind].install
        assert len(told[kind].remove) == len(told[kind].install)


def test_what_a_package_leaves_is_told_but_not_the_file_it_was_installed_from(
    try_out: ModuleType, person: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (person.root / try_out.HERE.lstrip("/") / "sitemap-editor_1-1_amd64.deb").touch()
    monkeypatch.setattr(person, "output", lambda _command: f"{try_out.HOME}/sitemap-editor_1-1_amd64.deb\n")
    person.nothing_is_left()
    monkeypatch.setattr(person, "output", lambda _command: "/usr/share/icons/sitemap-editor.png\n")
    with pytest.raises(try_out.Failed, match=r"this is left:\n/usr/share/icons/sitemap-editor\.png"):
        person.nothing_is_left()
