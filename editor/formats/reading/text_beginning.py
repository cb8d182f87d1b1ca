"""How a text begins, and the kind that this makes it."""

import re
from dataclasses import dataclass

from editor.core.fields import Kind
from editor.core.xml.tokens import COMMENT, INSTRUCTION
from editor.rules.finding import FileHit

_SUBSET = r"""\[(?:[^]<"']++|"[^"]*+"|'[^']*+'|<!--.*?(?:-->|\Z)|<)*+\]"""
_DOCTYPE = rf"""<!DOCTYPE(?:[^[>"']++|"[^"]*+"|'[^']*+'|{_SUBSET})*+>"""
BEFORE_ROOT = re.compile(
    rf"(?:[ \t\r\n\ufeff]++|{INSTRUCTION}|{COMMENT}|{_DOCTYPE})*+", re.DOTALL | re.IGNORECASE
)
HTML_DOCTYPE = re.compile(r"<!DOCTYPE\s+html\b", re.IGNORECASE)
NAME = re.compile(r"""<([^\s<>/!?&"'=]+)""")
SITEMAPS = {str(kind): kind for kind in Kind if kind.is_sitemap}


@dataclass(frozen=True, slots=True)
class TextKind:
    """The kind of a text; `root` is the offset of the root's start tag, 0 in a text list."""

    kind: Kind
    root: int = 0
    file_hits: tuple[FileHit, ...] = ()
