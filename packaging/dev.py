"""Set up and use this repository. Needs Python 3.11 or newer with venv, nothing else.

    python3 packaging/dev.py run [FILE...]     open the window, with a sample when no file is named
    python3 packaging/dev.py test [ARG...]     run the tests; arguments go to pytest
    python3 packaging/dev.py faults [ARG...]   what the program must survive, all real files; half an hour
    python3 packaging/dev.py coverage [ARG...] run the tests, and show which lines and branches none reaches
    python3 packaging/dev.py mend              format, find texts and make pages anew: what a change needs
    python3 packaging/dev.py check             all rules of the house; what is left to translate
    python3 packaging/dev.py bench [--json]    measure speed and memory
    python3 packaging/dev.py bundle [KIND...]  what people install, in dist/: wheel, folder, deb ...
    python3 packaging/dev.py manual [--pages]  the pages and pictures of the manual that are made
    python3 packaging/dev.py shot [FILE] OUT.png [--dialog NAME]   a picture of the window, or a dialog
    python3 packaging/dev.py release VERSION [--dry-run]   compare what names a version; make a new one
    python3 packaging/dev.py translations ...  the texts in other languages: packaging/translations.py

The first use makes .venv beside this folder and installs there what runs the program; the first test, check
or mend installs what all three of them need.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMPS = VENV / "set-up"  # holds what was installed, a file for each part; absent while that is under way
# What the program needs, what the tests need beside it, what the checks do, and what builds bundles:
# packaging/pin.py writes them.
PARTS = {
    part: ROOT / "packaging" / name
    for part, name in (
        ("run", "constraints.txt"),
        ("test", "constraints-test.txt"),
        ("check", "constraints-check.txt"),
        ("bundle", "constraints-bundle.txt"),
    )
}
SECONDS = {"run": 90, "test": 25, "check": 60, "bundle": 60}  # to install each, on a usual line
FUZZER = ROOT / "packaging" / "fuzzer.txt"
SAMPLE = ROOT / "resources" / "samples" / "shop.xml"
OLDEST = (3, 11)

# One more than the processors that may be used, as tests of a window wait at times; more than four would
# need more memory than they save time.
PROCESSORS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
PROCESSES = min(PROCESSORS + 1, 4)
NO_TESTS = 5  # exit code of pytest where there are none
SIDE_BY_SIDE = ("--numprocesses", str(PROCESSES), "--dist", "worksteal", "-p", "tests.sharing")

# Options of pytest whose values stand after a space.
VALUED = {"-c", "-k", "-m", "-n", "-o", "-p", "-r", "-W", "--basetemp", "--deselect", "--dist", "--durations"}
VALUED |= {"--hypothesis-seed", "--ignore", "--junitxml", "--maxfail", "--numprocesses", "--tb", "--timeout"}

# What each runs; that of types takes longest, so it begins first.
CHECKS = {
    "types": ("-m", "mypy", "--strict", "editor", "tests", "packaging"),
    "format": ("-m", "ruff", "format", "--check", "."),
    "lint": ("-m", "ruff", "check", "."),
    "house": ("packaging/house.py",),
    "imports": (
        "-c",
        "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_logo=True))",
    ),
    "manual": ("packaging/manual.py", "--check"),
    "translations": ("packaging/translations.py", "check"),
}
MENDABLE = "[*]"  # as ruff marks what it can mend
# What to do, where what a check says is not enough.
ADVICE = {
    "format": "Run: python3 packaging/dev.py mend",
    "lint": f"What is marked with {MENDABLE} is mended by: python3 packaging/dev.py mend",
    "imports": "Move what is imported to the layer of those who need it, or to one below.",
}
MENDS = (
    ("-m", "ruff", "check", "--fix-only", "--quiet", "."),
    ("-m", "ruff", "format", "--quiet", "."),
    ("packaging/translations.py", "update"),
    ("packaging/manual.py", "--pages"),
)
# What is mended, in folders of the repository.
MENDED = {"editor": (".py",), "packaging": (".py",), "tests": (".py",), "resources": (".ts", ".md")}


class SetUpFailed(Exception):
    """The environment could not be made; says why and what to do."""


def main(arguments: list[str]) -> int:
    """Do what is asked for and return the exit code of the program that did it."""
    if sys.version_info < OLDEST:
        return complain(f"This needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")
    if not arguments:
        return complain(str(__doc__).strip())
    name, *rest = arguments
    if name in ("-h", "--help"):
        print(str(__doc__).strip())
        return 0
    if mistake := mistake_in(name, rest):
        return complain(mistake)
    command, parts = COMMANDS[name]
    try:
        set_up(parts)
    except (SetUpFailed, KeyboardInterrupt) as failure:
        return complain(str(failure) or "The set-up was interrupted; the next use repairs it.")
    return command(rest)


def mistake_in(name: str, arguments: Sequence[str]) -> str:
    """Return what is wrong with a command, before anything is set up for it; "" if it can be tried."""
    if name not in COMMANDS:
        return f"There is no command {name}; there are {', '.join(COMMANDS)}."
    paths = paths_in(arguments) if name in ("test", "faults", "coverage") else []
    return next((f"There is no {path}." for path in paths if not (ROOT / path).exists()), "")


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


# Commands


def run(arguments: list[str]) -> int:
    compile_translations()
    options_only = all(argument.startswith("-") for argument in arguments)
    if options_only and not {"-h", "--help", "--version"} & set(arguments):
        arguments = [*arguments, str(SAMPLE)]
    # -P: a folder called "editor" where the person happens to be is not this program.
    return call("-P", "-m", "editor", *arguments)


def test(arguments: list[str]) -> int:
    compile_translations()
    keep_compiled()
    paths = paths_in(arguments)
    is_one_file = len(paths) == 1 and (ROOT / paths[0]).is_file()
    return call("-m", "pytest", *(() if is_one_file else SIDE_BY_SIDE), *arguments, cwd=ROOT)


def paths_in(arguments: Sequence[str]) -> list[str]:
    """Return the files and folders that arguments name; where several run, none tells a wrong one."""
    named = [
        argument.partition("::")[0]
        for before, argument in zip(("", *arguments), arguments, strict=False)
        if not argument.startswith("-") and before not in VALUED
    ]
    return list(dict.fromkeys(named))


def compile_translations() -> None:
    """Compile those that changed, or that could not be compiled when the program was installed.

    Where Qt's tool does not run, that is said, and everything is in English.
    """
    for source in (ROOT / "resources" / "translations").glob("*.ts"):
        compiled = [source.with_suffix(ending) for ending in (".qm", ".mo")]
        changed = source.stat().st_mtime
        if not all(path.exists() and path.stat().st_mtime >= changed for path in compiled):
            translations(["compile"])
            return


def keep_compiled() -> None:
    """Let Python keep what it compiles, also where it is told not to: tests start many processes.

    Each of them would compile the program anew, and each that runs tests would compile all of these.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def faults(arguments: list[str]) -> int:
    keep_compiled()
    try:
        install("--require-hashes", "--no-deps", "-r", str(FUZZER))
    except SetUpFailed:
        print("The fuzzer is not to be had for this system; its test is skipped.", file=sys.stderr)
    patient = ("--timeout", "1800", "-rs")
    struck = call("-m", "pytest", "-m", "", *patient, "tests/faults", *arguments, cwd=ROOT)
    # What else takes too long for every run of the tests; it may be that nothing of it is asked for.
    elsewhere = ("--ignore", "tests/faults", *SIDE_BY_SIDE)
    others = call("-m", "pytest", "-m", "whole", *patient, *elsewhere, *arguments, cwd=ROOT)
    return struck or (others if others != NO_TESTS else 0)


def coverage(arguments: list[str]) -> int:
    """Run the tests and fail, too, if all of them together reach less than `pyproject.toml` asks for."""
    keep_compiled()
    call("-m", "coverage", "erase", cwd=ROOT)  # what a run that was broken off has left
    patient = ("--timeout", "360")
    tested = call("-m", "coverage", "run", "-m", "pytest", *patient, *SIDE_BY_SIDE, *arguments, cwd=ROOT)
    remove_unfinished()
    call("-m", "coverage", "combine", "--quiet", cwd=ROOT)
    everything = () if not arguments else ("--fail-under", "0")  # some of the tests reach some of the code
    shown = call("-m", "coverage", "report", *everything, cwd=ROOT)
    return tested or shown


def remove_unfinished() -> None:
    """Remove what processes left that were killed while they wrote down which lines they had reached.

    Tests kill some, at any moment. Coverage would warn of each such file, and keep it.
    """
    for path in ROOT.glob(".coverage.*"):
        try:
            with closing(sqlite3.connect(path)) as data:
                is_begun = data.execute("SELECT version FROM coverage_schema").fetchone() is not None
        except sqlite3.Error:  # it is empty, or no database
            is_begun = False
        if not is_begun:
            path.unlink()


def check(arguments: list[str]) -> int:
    if arguments:
        return complain("check takes no arguments.")
    failed = []
    with ThreadPoolExecutor(PROCESSORS) as pool:
        for name, (code, output) in zip(CHECKS, pool.map(output_of, CHECKS.values()), strict=True):
            print(f"== {name}", flush=True)
            if code != 0:
                failed.append(name)
                output = "\n".join(filter(None, (output, advice_on(name, output))))
            if output and (code != 0 or name == "translations"):  # which lists what is to be done later, too
                print(output, flush=True)
    print(f"Failed: {', '.join(failed)}" if failed else "All checks passed.")
    return 1 if failed else 0


def advice_on(name: str, output: str) -> str:
    """Return what to do about what a check said; "" where that says it, as lint does of what mend leaves."""
    is_said = name == "lint" and MENDABLE not in output
    return "" if is_said else ADVICE.get(name, "")


def mend(arguments: list[str]) -> int:
    """Do what a change needs before it is checked, and say which files that changed."""
    if arguments:
        return complain("mend takes no arguments.")
    before = mended_files()
    for command in MENDS:
        code, output = output_of(command)
        if code != 0:
            return complain(output)
    after = mended_files()
    changed = sorted(path for path in before | after if before.get(path) != after.get(path))
    for path in changed:
        print(f"Changed {path}")
    print("Look at it, then: python3 packaging/dev.py check" if changed else "There was nothing to mend.")
    return 0


def mended_files() -> dict[str, bytes]:
    """Return the digests of all files that are mended, by their paths in the repository."""
    return {
        path.relative_to(ROOT).as_posix(): hashlib.sha256(path.read_bytes()).digest()
        for folder, endings in MENDED.items()
        for path in (ROOT / folder).rglob("*.*")
        if path.name.endswith(endings)
    }


def bench(arguments: list[str]) -> int:
    return call(str(ROOT / "packaging" / "bench.py"), *arguments)


def translations(arguments: list[str]) -> int:
    return call(str(ROOT / "packaging" / "translations.py"), *arguments)


def bundle(arguments: list[str]) -> int:
    return call(str(ROOT / "packaging" / "bundles" / "bundle.py"), *arguments)


def manual(arguments: list[str]) -> int:
    return call(str(ROOT / "packaging" / "manual.py"), *arguments)


def shot(arguments: list[str]) -> int:
    return call(str(ROOT / "packaging" / "pictures.py"), *arguments)


def release(arguments: list[str]) -> int:
    return call(str(ROOT / "packaging" / "release.py"), *arguments)


# Each with the parts that it needs; who tests a change will check it, too, and waits once.
COMMANDS = {
    "run": (run, ("run",)),
    "test": (test, ("run", "test", "check")),
    "faults": (faults, ("run", "test", "check")),
    "coverage": (coverage, ("run", "test", "check")),
    "check": (check, ("run", "test", "check")),
    "mend": (mend, ("run", "test", "check")),
    "bench": (bench, ("run", "test")),
    "release": (release, ("run", "test", "check", "bundle")),
    "bundle": (bundle, ("run", "test", "check", "bundle")),
    "translations": (translations, ("run",)),
    "manual": (manual, ("run",)),
    "shot": (shot, ("run",)),
}


def call(*arguments: str, cwd: Path | None = None) -> int:
    """Run the environment's Python; returns its exit code, 128 + the signal where one ended it."""
    try:
        started = subprocess.Popen([str(PYTHON), *arguments], cwd=cwd)
    except OSError as error:
        return complain(unusable(error))
    with started as process:
        while True:
            try:
                code = process.wait()
            except KeyboardInterrupt:  # it got the same signal and decides itself
                continue
            return code if code >= 0 else 128 - code


def output_of(command: Sequence[str]) -> tuple[int, str]:
    """Run the environment's Python here; returns its exit code and all that it printed."""
    try:
        done = subprocess.run(
            [str(PYTHON), *command],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            check=False,
        )
    except OSError as error:
        return 2, unusable(error)
    return done.returncode, done.stdout.decode(errors="replace").rstrip()


# Set-up


def set_up(parts: Sequence[str]) -> None:
    """Make .venv hold these parts as this state of the repository asks for. Raises SetUpFailed."""
    try:
        stale = [part for part in parts if not is_up_to_date(part)]
        if stale:
            minutes = -(-sum(SECONDS[part] for part in stale) // 60)
            told = f"Setting up .venv to {' and '.join(stale)} the program: about {minutes} min, once."
            print(told, file=sys.stderr, flush=True)
            bring_up_to_date(parts, stale)
    except OSError as error:
        raise SetUpFailed(unusable(error)) from error


def is_up_to_date(part: str) -> bool:
    note = STAMPS / part
    return PYTHON.exists() and note.exists() and note.read_bytes() == stamp(part)


def unusable(error: OSError) -> str:
    return f"{VENV} cannot be used: {error}\nRemove it; the next use makes it anew."


def bring_up_to_date(parts: Sequence[str], stale: Sequence[str]) -> None:
    """Install what is stale of these parts: where the environment had to be made anew, all of them."""
    for part in stale:
        if (STAMPS / part).exists():
            (STAMPS / part).unlink()
    make_environment()
    STAMPS.mkdir(exist_ok=True)
    for part in parts:
        if is_up_to_date(part):
            continue
        # Each file names all that its packages need: together with the parts before it, it is complete.
        install("--require-hashes", "--no-deps", "-r", str(PARTS[part]))
        if part == "run":
            install("--no-deps", "--no-build-isolation", "-e", str(ROOT))
            lead_in_ascii()
        (STAMPS / part).write_bytes(stamp(part))


def lead_in_ascii() -> None:
    """Let the environment find the program by a relative path, in place of one that may hold any character.

    Python 3.11 and 3.12 read that file in the encoding of the locale, and in the locale C do not start.
    """
    for pattern in ("lib/python*/site-packages", "Lib/site-packages"):
        for path in VENV.glob(f"{pattern}/*.pth"):
            if path.read_bytes().strip() == os.fsencode(ROOT):
                path.write_text(f"{os.path.relpath(ROOT, path.parent)}\n", encoding="ascii")


def stamp(part: str) -> bytes:
    """What is noted of an environment: also its Python, which a newer system replaces by another version."""
    return b"\n".join([fingerprint(part).encode("ascii"), os.fsencode(PYTHON.resolve())])


def fingerprint(part: str) -> str:
    """Changes with what is to be installed, and with the folder: an environment cannot be moved."""
    state = hashlib.sha256(os.fsencode(ROOT))
    for path in (ROOT / "pyproject.toml", PARTS[part]):
        state.update(path.read_bytes())
    return state.hexdigest()


def make_environment() -> None:
    """Keep an environment that works and has pip; make it anew in place of one that does not."""
    if works("-c", f"import sys; sys.exit(sys.version_info < {OLDEST})") and (
        works("-m", "pip", "--version") or works("-m", "ensurepip")
    ):
        return
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise SetUpFailed(
                f"This Python cannot make environments: its module {module} is missing.\n"
                "On Debian and Ubuntu it comes with: sudo apt-get install python3-venv"
            )
    import venv  # noqa: PLC0415 - some distributions leave it out

    try:
        venv.create(VENV, with_pip=True, clear=True, symlinks=os.name != "nt")
    except (OSError, ValueError, subprocess.CalledProcessError) as error:  # ValueError: it is a file, has a :
        raise SetUpFailed(f"The environment {VENV} could not be made: {error}") from error


def works(*arguments: str) -> bool:
    """Whether the environment's Python runs this without an error."""
    if not PYTHON.exists():
        return False
    try:
        return subprocess.run([str(PYTHON), *arguments], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def install(*arguments: str) -> None:
    """Run pip; what it prints is of interest only when it fails."""
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *arguments]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, check=False
    )
    if done.returncode != 0:
        output = done.stdout.decode(errors="replace")
        raise SetUpFailed(
            f"{output}\npip could not install what is needed; see above. Try again when mended."
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
