"""A fuzzer that coverage guides: it changes files as it learns which changes reach code not seen before.

    python -m tests.faults.fuzz FOLDER SECONDS [SEED]

reads what it makes up in every way there is, and compares the rows with those of lxml's tree. The folder
keeps what it learned, and is to begin with the seeds. What must not happen ends it with exit code 77, the
input beside the folder in a file that begins with `crash-`, `timeout-` or `oom-`.

atheris is a build of libFuzzer for Python: `packaging/dev.py faults` installs it.
"""

import importlib
import sys
from pathlib import Path

DICTIONARY = Path(__file__).with_name("fuzz.dict")
PACKAGES = ["editor.formats", "editor.core", "editor.rules"]


def main(folder: str, seconds: str, seed: str = "1") -> None:
    """Fuzz for so long; does not return."""
    atheris = importlib.import_module("atheris")  # not to be had for every system
    with atheris.instrument_imports(include=PACKAGES):
        examine = importlib.import_module("tests.faults.agreement").examine
    options = {
        "max_total_time": seconds,
        "max_len": 8192,
        "seed": seed,
        "timeout": 20,
        "rss_limit_mb": 1024,
        "dict": DICTIONARY,
        "artifact_prefix": f"{Path(folder).parent}/",
    }
    atheris.Setup([sys.argv[0], folder, *(f"-{name}={value}" for name, value in options.items())], examine)
    atheris.Fuzz()


if __name__ == "__main__":
    main(*sys.argv[1:])
