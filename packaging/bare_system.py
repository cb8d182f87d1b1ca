"""Try the README's two commands where nothing else is installed.

    python3 packaging/bare_system.py [stable|oldstable|sid|all]

Sets up a Debian in a temporary folder and gives it an ordinary user, a clone of this repository at a path
with blanks and umlauts, and the locale C. There the two commands are run as they are written: with Python
alone, with venv, with the first line of packages that the README names, and with the second one on a virtual
X server. Then the tests run with each newer Python that this Debian has beside its own, up to the newest that
the README names: sid has those that no release has. Where Debian comes from and how pip reaches its packages
is what apt and pip are told on this machine. It needs root, debootstrap and a mirror that answers; where one
is missing it says so and succeeds.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import readme

ROOT = Path(__file__).resolve().parent.parent
RELEASED = ("stable", "oldstable")
SUITES = (*RELEASED, "sid")
USER = "mia"
HOME = f"/home/{USER}"
CLONE = f"{HOME}/Eigene Projekte/Übersicht für später"
CERTIFICATES = "/etc/certificates-of-the-machine.pem"
HOSTS = "127.0.0.1 localhost\n::1 localhost\n"  # as Debian's installer writes it, which debootstrap does not
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
LONGEST = 5400  # seconds that one step may take
PATIENCE = 60  # seconds in which it ends where it is asked to
TOO_LONG = 124  # the exit code of a step that took longer, as of `timeout`
TOLD = 80  # lines of the output of what failed
# The lists of sid are to be used for a week, and a mirror may be a copy of an earlier day.
ANY_DAY = 'Acquire::Check-Valid-Until "false";'
# What both see of the machine: the way out, and whether tests must be the same in every run.
HANDED_ON = ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "CI")
PIP_HANDED_ON = ("index-url", "extra-index-url", "trusted-host", "proxy", "timeout", "retries")
# In a namespace of its own: whatever becomes of this process, nothing stays mounted.
ENTER = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$@"'


class Skipped(Exception):
    """The trial cannot take place here; says why."""


class Failed(Exception):
    """A step had another outcome than it must; says which, with the end of what it printed."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A command that the user types, the exit code it must have and what it must say."""

    command: str
    code: int
    says: str


@dataclass(slots=True)
class System:
    """A Debian in a folder."""

    suite: str
    mirror: str
    root: Path
    environment: dict[str, str] = field(default_factory=dict)

    def make(self) -> None:
        """Make the least that Debian can be, with an ordinary user in it."""
        self.step("Debian", ["debootstrap", "--variant=minbase", self.suite, str(self.root), self.mirror])
        (self.root / "etc/hosts").write_text(HOSTS, encoding="ascii")
        self._connect()
        self.as_root("the lists of packages", "apt-get", "update")
        self.as_root("an ordinary user", "useradd", "--create-home", "--shell", "/bin/sh", USER)

    def put_clone(self) -> None:
        """Give the user a clone of this repository."""
        place = self.root / CLONE.lstrip("/")
        self.step("a clone", ["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(place)])
        self.as_root("which is the user's", "chown", "-R", f"{USER}:", HOME)

    def _connect(self) -> None:
        """Let apt and pip reach what they reach on this machine."""
        self.environment = {name: os.environ[name] for name in HANDED_ON if name in os.environ}
        lines = output_of("apt-config", "dump").splitlines()
        ways = [ANY_DAY, *(line for line in lines if re.match(r"Acquire::https?::", line))]
        told = configuration_of_pip()
        certificates = told.get("cert", "")
        if certificates and Path(certificates).is_file():
            shutil.copy(certificates, self.root / CERTIFICATES.lstrip("/"))
            told["cert"] = CERTIFICATES
            ways.append(f'Acquire::https::CAInfo "{CERTIFICATES}";')
        (self.root / "etc/apt/apt.conf.d/machine").write_text("\n".join([*ways, ""]), encoding="utf-8")
        lines = [f"{name} = {value}" for name, value in told.items()]
        (self.root / "etc/pip.conf").write_text("\n".join(["[global]", *lines, ""]), encoding="utf-8")

    def install(self, *packages: str) -> None:
        what = f"packages: {' '.join(packages)}"
        self.as_root(what, "apt-get", "install", "--yes", "--no-install-recommends", *packages)

    def as_root(self, what: str, *command: str) -> None:
        environment = {**self.environment, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C", "PATH": PATH}
        self.step(what, self._inside(environment, *command))

    def run(self, trial: Trial, folder: str = CLONE) -> None:
        """Let the user type a command in a folder, or where the clone lies."""
        environment = {**self.environment, "HOME": HOME, "USER": USER, "LC_ALL": "C", "PATH": PATH}
        typed = f"cd {shlex.quote(folder)} && {trial.command}"
        user = (f"--userspec={USER}:{USER}", "--groups=")
        command = self._inside(environment, "sh", "-c", typed, chroot=user)
        self.step(f"$ {trial.command}", command, trial.code, trial.says)

    def output(self, command: str) -> str:
        """Return what a command of root's prints; "" if it fails."""
        return output_of(*self._inside({"LC_ALL": "C", "PATH": PATH}, "sh", "-c", command))

    def newer_pythons(self, newest: int) -> list[str]:
        """Return the commands of the Pythons between its own python3 and 3.`newest` that it has besides."""
        own = int(self.output('python3 -c "import sys; print(sys.version_info.minor)"'))
        names = self.output("apt-cache search --names-only '^python3[.][0-9]+-venv$'")
        minors = sorted(int(minor) for minor in re.findall(r"^python3\.(\d+)-venv", names, re.MULTILINE))
        return [f"python3.{minor}" for minor in minors if own < minor <= newest]

    def _inside(self, environment: dict[str, str], *command: str, chroot: Sequence[str] = ()) -> list[str]:
        variables = [f"{name}={value}" for name, value in environment.items()]
        folder = str(self.root)
        within = [*chroot, folder, "/usr/bin/env", "-i", *variables, *command]
        return ["unshare", "--mount", "sh", "-c", ENTER, folder, *within]

    def step(self, what: str, command: Sequence[str], code: int = 0, says: str = "") -> None:
        """Do it and print how long it took; raises Failed where the outcome is another."""
        print(f"{self.suite}: {what}", end=" ", flush=True)
        begun = time.monotonic()
        got, said = outcome(command)
        lines = [line for line in said.splitlines() if line.strip()]
        print(f"({time.monotonic() - begun:.0f} s)", flush=True)
        if got != code or says not in said or "Traceback (most recent call last)" in said:
            expected = f"exit code {code}" + (f" and “{says}”" if says else "") + ", without a traceback"
            end = "\n".join(f"  {line}" for line in lines[-TOLD:])
            raise Failed(f"{end}\n{self.suite}: {what}: exit code {got}; it must be {expected}.")
        if says and lines:
            print(f"    {lines[-1]}", flush=True)


def outcome(command: Sequence[str], seconds: float = LONGEST) -> tuple[int, str]:
    """Run it; returns its exit code and all that it said. What it started ends with it."""
    with tempfile.TemporaryFile() as file:
        with subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT, start_new_session=True
        ) as process:
            try:
                code = process.wait(seconds)
            except subprocess.TimeoutExpired:
                end(process, signal.SIGINT)  # so that it still says how far it got
                code = TOO_LONG
            finally:
                end(process, signal.SIGKILL)
        file.seek(0)
        return code, file.read().decode(errors="replace")


def end(process: subprocess.Popen[bytes], how: signal.Signals) -> None:
    """Send a signal to it and to all that it started, and wait a while for it."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, how)
    with suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE)


def output_of(*command: str) -> str:
    """What it prints; "" where there is no such command or it fails."""
    try:
        done = subprocess.run(command, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.decode(errors="replace")


def configuration_of_pip() -> dict[str, str]:
    """How pip reaches its packages here; folders of this machine do not count."""
    told: dict[str, str] = {}
    listed = output_of(sys.executable, "-m", "pip", "config", "list").splitlines()
    for line in sorted(
        listed, key=lambda line: line.startswith(":env:")
    ):  # the environment has the last word
        name, _, value = line.partition("=")
        name = name.rpartition(".")[2]
        if name in (*PIP_HANDED_ON, "cert"):
            words = str(ast.literal_eval(value)).split()
            told[name] = " ".join(word for word in words if not word.startswith("file:"))
    return {name: value for name, value in told.items() if value}


def find_mirror(suite: str) -> str:
    """Where apt gets Debian from on this machine; raises Skipped where it cannot get this one there."""
    targets = output_of("apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages")
    mirrors = list(dict.fromkeys(line for line in targets.splitlines() if line.startswith("http")))
    if not mirrors:
        raise Skipped("apt names no mirror on this machine")
    helper = "/usr/lib/apt/apt-helper"
    with tempfile.TemporaryDirectory(prefix="mirror-") as folder:
        for mirror in mirrors:
            wanted = f"{mirror.rstrip('/')}/dists/{suite}/Release"
            if outcome([helper, "download-file", wanted, f"{folder}/Release"])[0] == 0:
                return mirror
    raise Skipped(f"no mirror of this machine answers for Debian {suite}")


def look_around() -> None:
    """Raise Skipped where no system can be set up."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        raise Skipped("setting up a system needs Linux and root")
    for tool in ("debootstrap", "unshare", "git", "apt-get"):
        if not shutil.which(tool, path=f"{os.environ.get('PATH', '')}:{PATH}"):
            raise Skipped(f"{tool} is not installed")
    if outcome(["unshare", "--mount", "true"])[0] != 0:
        raise Skipped("root may mount nothing here")


def try_out(suite: str) -> None:
    """Set up one Debian and go through it from nothing to a window; raises Failed and Skipped."""
    text = readme.README.read_text(encoding="utf-8")
    run, test = readme.commands(text)
    always, on_x, for_languages = readme.packages(text)
    _, newest = readme.pythons(text)
    mirror = find_mirror(suite)
    folder = Path(tempfile.mkdtemp(prefix=f"bare-{suite}-"))
    folder.chmod(0o755)
    try:
        system = System(suite, mirror, folder / "root")
        system.make()
        system.put_clone()
        system.install("python3")
        system.run(Trial(run, 2, "apt-get install python3-venv"))
        system.install("python3-venv")
        needed = f"apt-get install {' '.join(always[1:])}"
        system.run(Trial(run, 2, needed))
        system.run(Trial(test, 2, needed))
        system.install(*always)
        system.run(Trial(run, 0, "so the window was drawn to a picture"))
        system.run(Trial(test, 0, " passed"))
        system.install("xvfb", "xauth")
        system.run(Trial(f"xvfb-run -a {run}", 0, "Libraries that a window on the display needs are missing"))
        # The Python of Debian 12 brings it along.
        if not system.output(f"dpkg-query --show {for_languages[0]}"):
            system.run(Trial(run, 0, f"apt-get install {for_languages[0]}"))
        system.install(*on_x, *for_languages)
        system.run(Trial(f"xvfb-run -a {run} --smoke", 0, "smoke: "))
        system.run(Trial(f"xvfb-run -a {test}", 0, " passed"))
        for python in system.newer_pythons(newest):
            system.install(python, f"{python}-venv")
            system.run(Trial(f"rm -r .venv && {test.replace('python3', python)}", 0, " passed"))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    """Try the Debians asked for; returns 1 where one failed."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("suite", nargs="?", choices=(*SUITES, "all"), default="stable")
    wanted = parser.parse_args().suite
    begun = time.monotonic()
    code = 0
    for suite in SUITES if wanted == "all" else (wanted,):
        try:
            look_around()
            try_out(suite)
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
