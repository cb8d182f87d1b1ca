"""Runs first in a bundle: what the program starts, such as git or a browser, sees the person's environment.

The program that starts a bundle on Linux leads the system's linker to the libraries of the bundle. It
has done so by now for this process. Other programs would not work with these libraries.
"""

import os

_NAME = "LD_LIBRARY_PATH"

_former = os.environ.pop(f"{_NAME}_ORIG", None)
if _former:
    os.environ[_NAME] = _former
else:
    os.environ.pop(_NAME, None)
