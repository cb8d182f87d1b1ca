"""Do one piece of work in a fresh process and print the memory it took: `bench_memory.py open|parse FILE`."""

import gc
import json
import re
import sys
from pathlib import Path


def status(name: str) -> int:
    """A figure of this process in bytes.

    Linux counts the peak per process here; the one of `getrusage` begins with that of the parent.
    """
    try:
        text = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        sys.exit("Memory can be measured on Linux only.")
    found = re.search(rf"^{name}:\s+(\d+) kB$", text, re.MULTILINE)
    if found is None:
        sys.exit(f"This system does not tell {name}.")
    return int(found[1]) * 1024


def main(what: str, path: Path) -> None:
    """Print peak and kept bytes above those of the process with its modules loaded."""
    from bench_document import open_now, parse  # noqa: PLC0415 - part of the baseline
    from editor.runtime.process import use_one_heap  # noqa: PLC0415 - the same

    use_one_heap()  # as the program does
    before = status("VmHWM"), status("VmRSS")
    document = open_now(path) if what == "open" else None
    result = document or parse(path)
    peak = status("VmHWM") - before[0]
    gc.collect()
    kept = status("VmRSS") - before[1]
    print(json.dumps({"peak": peak, "kept": kept, "rows": len(document.entries) if document else 0}))
    del result


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
