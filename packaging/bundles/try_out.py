"""Install, use and remove what people install, on Debians that have nothing else.

    python3 packaging/bundles/try_out.py [--suite stable|oldstable|all] [KIND...]

Kinds are wheel, folder, run and deb, as `dev.py bundle` put them into dist/; without any it is all of them.
On each system somebody types what the README says to install it, opens a sitemap on a virtual X server, edits
it by keys, saves, quits, uses the command line, and types what the README says to remove it; then nothing of
it may be left but what the program kept for that person. Sid is left out: the package is for Debians that are
released, the wheel is at home on each Python that packaging/bare_system.py tries, and the others bring their
own along. It needs what packaging/bare_system.py needs; where that is missing it says so and succeeds.
"""

from __future__ import annotations

import argparse
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

import program

sys.path.insert(0, str(program.ROOT / "packaging"))

import bare_system
import readme
from bare_system import HOME, RELEASED, Failed, Skipped, System, Trial

NAME = program.NAME
HERE = "/opt/artefacts"  # where they lie on the system
KEPT = (".config", ".local/share", ".local/state", ".cache")
RECIPES = f"{HOME}/.local/share/{NAME}/recipes"
ON_DISPLAY = f"xvfb-run -a sh {HERE}/use.sh"
README = readme.README.read_text(encoding="utf-8")
# Whoever types asks for nothing but what a package needs, and says yes.
AGREEING = 'APT::Get::Assume-Yes "true";\nAPT::Install-Recommends "false";\n'
# The names of files that the program or its packages brought; what it kept for the person is left out.
LEFT = (
    "find / -xdev \\( -path /proc -o -path /opt/artefacts "
    + "".join(f"-o -path {HOME}/{folder}/{NAME} " for folder in KEPT)
    + "\\) -prune -o -iname '*sitemap?editor*' -print"
)


class Person(System):
    """A Debian on which somebody installs programs."""

    needed: ClassVar = readme.packages(README)

    def set_up(self, artefacts: Path) -> None:
        """Make the system, with an X server and the files to be installed."""
        self.make()
        place = self.root / HERE.lstrip("/")
        shutil.copytree(artefacts, place)
        shutil.copy(Path(__file__).with_name("use.sh"), place)
        self.install("xvfb", "xauth", "xdotool")
        (self.root / "etc/apt/apt.conf.d/agreeing").write_text(AGREEING, encoding="ascii")

    @contextmanager
    def having(self, file: str) -> Iterator[None]:
        """Let the person have what is to be installed in the home folder for a time."""
        self.types(f"cp {HERE}/{file} .")
        yield
        self.types(f"rm {file}")

    def types(self, command: str, says: str = "", code: int = 0) -> None:
        """Let the person type a command in the home folder."""
        self.run(Trial(command, code, says), HOME)

    def types_each(self, commands: list[str], says: str = "") -> None:
        """Let the person type commands of the README; `sudo` comes with the right to do it."""
        for command in commands:
            if command.startswith("sudo "):
                self.as_root(f"$ {command}", "sh", "-c", f"cd {HOME} && {command.removeprefix('sudo ')}")
            else:
                self.types(command, says)

    def nothing_is_left(self) -> None:
        """Raise Failed if a file of the program is still there."""
        brought = {path.name for path in (self.root / HERE.lstrip("/")).iterdir()}
        found = [line for line in self.output(LEFT).splitlines() if Path(line).name not in brought]
        if found:
            raise Failed("\n".join([f"{self.suite}: this is left:", *found]))

    def way_of_uv(self) -> str:
        """Return how uv reaches packages here, as variables before a command."""
        told = bare_system.configuration_of_pip()
        ways = {
            "UV_DEFAULT_INDEX": told.get("index-url", ""),
            "SSL_CERT_FILE": bare_system.CERTIFICATES if "cert" in told else "",
            "UV_PYTHON_DOWNLOADS": "never",
        }
        return " ".join(f"{name}={shlex.quote(value)}" for name, value in ways.items() if value)

    def settings_are_kept(self) -> None:
        """Raise Failed unless the settings of the person and recipes are there."""
        self.types(f"test -s {HOME}/.config/{NAME}/settings.ini && test -d {RECIPES}")


def try_wheel(system: Person, steps: readme.Steps) -> None:
    system.install("pipx", *system.needed.always, *system.needed.on_x)
    system.types(f"python3 -m venv {HOME}/uv && {HOME}/uv/bin/pip install uv")
    ways = {"pipx": "", "uv": f"PATH={HOME}/uv/bin:$PATH {system.way_of_uv()} "}
    for install, remove in zip(steps.install, steps.remove, strict=True):
        way = ways[install.partition(" ")[0]]
        system.types(f"{way}{install}")
        system.types(f"{ON_DISPLAY} {HOME}/.local/bin/{NAME}", "used: ")
        system.types(f"{way}{remove}")
    system.types(f"{ways['uv']}uv cache clean")


def try_folder(system: Person, steps: readme.Steps) -> None:
    system.install("xz-utils", *system.needed.always[1:], *system.needed.on_x)
    system.types_each(steps.install)
    system.types(f"{ON_DISPLAY} {HOME}/{NAME}-{program.version()}/{NAME}", "used: ")
    system.types_each(steps.remove)


def try_run(system: Person, steps: readme.Steps) -> None:
    system.install("xz-utils", "bzip2", *system.needed.always[1:], *system.needed.on_x)
    system.types_each(steps.install, "To remove it: ")
    system.types(f"{ON_DISPLAY} {HOME}/.local/bin/{NAME}", "used: ")
    system.types_each(steps.remove, "Removed from ")


def try_deb(system: Person, steps: readme.Steps) -> None:
    system.install(_older(system))
    system.types(f"{ON_DISPLAY} {NAME}", "used: ")
    system.types(f"mkdir -p {RECIPES}")
    system.types_each(steps.install)
    system.settings_are_kept()
    system.types(f"{ON_DISPLAY} {NAME}", "used: ")
    system.types_each(steps.remove)
    system.settings_are_kept()
    system.nothing_is_left()
    system.types_each(steps.install)
    system.as_root(
        "agreeing that all goes",
        *("sh", "-c", f"echo {NAME} {NAME}/remove-kept boolean true | debconf-set-selections"),
    )
    system.types_each(steps.remove)
    for folder in KEPT:
        system.types(f"test ! -e {HOME}/{folder}/{NAME}")


def _older(system: Person) -> str:
    """Make a package of an earlier version, and return its path on the system."""
    (artefact,) = (system.root / HERE.lstrip("/")).glob(WAYS["deb"][0])
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "--raw-extract", str(artefact), folder], check=True)
        control = Path(folder, "DEBIAN", "control")
        text = control.read_text("utf-8").replace("\nVersion: ", "\nVersion: 0~")
        control.write_text(text, encoding="utf-8")
        target = artefact.with_name("older.deb")
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Znone", "--build", folder, str(target)],
            check=True,
            stdout=subprocess.DEVNULL,
        )
    return f"{HERE}/older.deb"


WAYS = {
    "deb": ("*.deb", try_deb),
    "run": ("*.run", try_run),
    "folder": ("*.tar.xz", try_folder),
    "wheel": ("*.whl", try_wheel),
}


def try_out(suite: str, kinds: list[str]) -> None:
    """Set up one Debian and try these kinds on it; raises Failed and Skipped."""
    files = {kind: sorted(program.DIST.glob(WAYS[kind][0]), key=_age) for kind in kinds}
    if lacking := [kind for kind, found in files.items() if not found]:
        raise Failed(f"dist/ has no {lacking[0]}: build it by dev.py bundle {lacking[0]}.")
    mirror = bare_system.find_mirror(suite)
    folder = Path(tempfile.mkdtemp(prefix=f"bare-{suite}-"))
    folder.chmod(0o755)
    try:
        artefacts = folder / "artefacts"
        artefacts.mkdir()
        for found in files.values():
            shutil.copy(found[-1], artefacts)
        system = Person(suite, mirror, folder / "root")
        system.set_up(artefacts)
        steps = readme.installation(README)
        for kind in kinds:
            with system.having(files[kind][-1].name):
                WAYS[kind][1](system, steps[kind])
            system.nothing_is_left()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _age(path: Path) -> float:
    return path.stat().st_mtime


def main() -> int:
    """Try what is asked for; return 1 if something failed."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--suite", choices=(*RELEASED, "all"), default="all")
    parser.add_argument("kinds", nargs="*", metavar="KIND", choices=[*WAYS, []])
    asked = parser.parse_args()
    begun = time.monotonic()
    code = 0
    for suite in RELEASED if asked.suite == "all" else (asked.suite,):
        try:
            bare_system.look_around()
            try_out(suite, asked.kinds or list(WAYS))
        except Skipped as reason:
            print(f"{suite}: skipped, as {reason}.")
        except Failed as failure:
            print(failure)
            code = 1
        else:
            print(f"{suite}: all as it must be ({time.monotonic() - begun:.0f} s so far).")
    return code


if __name__ == "__main__":
    sys.exit(main())
