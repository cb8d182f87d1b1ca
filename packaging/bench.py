"""Measure speed and memory, beside what is promised.

    dev.py bench [--json | --start [PROGRAM...]] [--only NAME...]

Files are made in a temporary folder, each measurement runs in a process of its own. Exit code 1 when
something is worse than it may ever be, or could not be measured.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from lxml import etree

from bench_bulk import MEASUREMENTS as OF_MANY_ROWS
from bench_coverage import MEASUREMENTS as OF_COVERAGE
from bench_document import MEASUREMENTS as OF_THE_DOCUMENT
from bench_edit import MEASUREMENTS as OF_EDITS
from bench_faults import MEASUREMENTS as OF_FAULTS
from bench_file_set import MEASUREMENTS as OF_A_SET
from bench_files import write_file
from bench_growth import MEASUREMENTS as OF_GROWTH
from bench_insight import MEASUREMENTS as OF_INSIGHT
from bench_measuring import Figures, Measurement
from bench_site import MEASUREMENTS as OF_THE_SITE
from bench_start import print_programs, print_start
from bench_table import MEASUREMENTS as OF_THE_TABLE
from bench_window import MEASUREMENTS as OF_THE_WINDOW
from bench_window import SAMPLE

MEASUREMENTS = (
    *OF_THE_WINDOW,
    *OF_THE_DOCUMENT,
    *OF_THE_TABLE,
    *OF_MANY_ROWS,
    *OF_A_SET,
    *OF_EDITS,
    *OF_GROWTH,
    *OF_FAULTS,
    *OF_THE_SITE,
    *OF_COVERAGE,
    *OF_INSIGHT,
)
LONGEST = 600  # seconds for one measurement


@dataclass(frozen=True, slots=True)
class Outcome:
    """A measurement that was taken, or why it could not be."""

    measurement: Measurement
    figures: Figures | None
    error: str = ""

    @property
    def value(self) -> float | None:
        """In the measurement's unit."""
        return self.measurement.value(self.figures) if self.figures and self.figures.ours else None

    @property
    def verdict(self) -> str:
        """In a word: reached, below (the limit), or TOO MUCH."""
        value, reach, never = self.value, self.measurement.reach, self.measurement.never
        if value is None:
            return "not measured" if self.figures and self.figures.missing else "FAILED"
        if never is not None and value > never:
            return "TOO MUCH"
        if reach is None:
            return "-"
        return "reached" if value <= reach else "below limit"


def main() -> int:
    """Take the measurements asked for and print them; returns the exit code."""
    names = [measurement.name for measurement in MEASUREMENTS]
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Measure speed and memory.")
    parser.add_argument("--json", action="store_true", help="print every round, for a program to read")
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=names, help=", ".join(names))
    parser.add_argument(
        "--start",
        nargs="*",
        metavar="PROGRAM",
        help="show where the time of a start goes, or how long these programs take",
    )
    parser.add_argument("--take", nargs=2, help=argparse.SUPPRESS)  # one, in this process: NAME FILE
    asked = parser.parse_args()
    if asked.take:
        return take(*asked.take)
    if asked.start is not None:
        return print_programs(SAMPLE, asked.start) if asked.start else print_start(SAMPLE)
    chosen = [measurement for measurement in MEASUREMENTS if measurement.name in (asked.only or names)]
    outcomes = []
    with tempfile.TemporaryDirectory() as folder:
        if not asked.json:
            print_heading()
        for measurement in chosen:
            outcomes.append(outcome := run(measurement, Path(folder)))
            if not asked.json:
                print_row(outcome)
    if asked.json:
        print_json(outcomes)
    return 1 if {outcome.verdict for outcome in outcomes} & {"TOO MUCH", "FAILED"} else 0


def take(name: str, file: str) -> int:
    """Take one measurement here and print its rounds."""
    measurement = next(each for each in MEASUREMENTS if each.name == name)
    print(json.dumps(asdict(measurement.take(Path(file)))))
    return 0


def run(measurement: Measurement, folder: Path) -> Outcome:
    """Take a measurement in a process of its own, away from the person's settings."""
    path = write_file(folder, measurement.file)
    home = {name: str(folder) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    environment = {**os.environ, **home, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
    command = [sys.executable, __file__, "--take", measurement.name, str(path)]
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=LONGEST, check=True
        )
    except subprocess.CalledProcessError as error:
        lines = error.stderr.strip().splitlines() or [f"exit code {error.returncode}"]
        return Outcome(measurement, None, lines[-1])
    except subprocess.TimeoutExpired:
        return Outcome(measurement, None, f"longer than {LONGEST} s")
    return Outcome(measurement, Figures(**json.loads(done.stdout.splitlines()[-1])))


COLUMNS = "{what:<46} {value:>9} {reach:>7} {never:>7}  {verdict:<11} {ours:>10}  {yardstick}"


def print_heading() -> None:
    print(
        COLUMNS.format(
            what="what",
            value="measured",
            reach="reach",
            never="never",
            verdict="",
            ours="ours",
            yardstick="yardstick",
        )
    )


def print_row(outcome: Outcome) -> None:
    """One line of the table; a failure in words."""
    measurement, figures = outcome.measurement, outcome.figures
    if figures is None or figures.missing:
        why = figures.missing if figures else outcome.error
        print(f"{measurement.what:<46} {outcome.verdict}: {why}", flush=True)
        return
    shown = plain_number(median(figures.ours), measurement.unit)
    against = ""
    if figures.yardstick:
        against = f"{plain_number(median(figures.yardstick), measurement.unit)} {measurement.against}"
    elif measurement.number:
        against = f"{measurement.number / median(figures.ours):,.0f} a second"
    print(
        COLUMNS.format(
            what=measurement.what,
            value=f"{outcome.value:.3g} {measurement.unit}",
            reach="" if measurement.reach is None else f"{measurement.reach:g}",
            never="" if measurement.never is None else f"{measurement.never:g}",
            verdict=outcome.verdict,
            ours=shown,
            yardstick=against,
        ),
        flush=True,
    )


def plain_number(value: float, unit: str) -> str:
    """A median as it was measured: seconds as milliseconds, bytes as megabytes."""
    if unit == "%":
        return f"{value / 1e6:.1f} MB"
    return f"{value / 1e6:.1f} MB" if unit == "bytes" else f"{1000 * value:.1f} ms"


def print_json(outcomes: list[Outcome]) -> None:
    """Everything, with each round: seconds or bytes."""
    measured = [
        {
            "name": outcome.measurement.name,
            "what": outcome.measurement.what,
            "against": outcome.measurement.against,
            "unit": outcome.measurement.unit,
            "value": outcome.value,
            "reach": outcome.measurement.reach,
            "never": outcome.measurement.never,
            "verdict": outcome.verdict,
            "ours": outcome.figures.ours if outcome.figures else None,
            "yardstick": outcome.figures.yardstick if outcome.figures else None,
            "error": outcome.error or (outcome.figures.missing if outcome.figures else "") or None,
        }
        for outcome in outcomes
    ]
    machine = {"python": platform.python_version(), "system": platform.platform(), "lxml": etree.__version__}
    print(json.dumps({"version": 1, "machine": machine, "measurements": measured}, indent=2))


if __name__ == "__main__":
    sys.exit(main())
