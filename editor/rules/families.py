"""Combines the families of rules, in the order in which their checks run.

A new rule changes nothing here: it is declared in the `rules.py` of its family and checked in its `check.py`.
"""

from typing import Any

from editor.rules.across_files.live import KeptAcross
from editor.rules.audit.live import KeptAnswers
from editor.rules.changefreq import check as changefreq
from editor.rules.duplicates.live import KeptDuplicates
from editor.rules.duplicates.live_twins import KeptTwins
from editor.rules.entry.structure import StructureFamily
from editor.rules.extensions import whole_file as extensions
from editor.rules.extensions.entries import ExtensionFamily
from editor.rules.extensions.live import KeptUnknown
from editor.rules.family import EntryFamily, FileSection, Kept
from editor.rules.hreflang.live import KeptLinks
from editor.rules.lastmod import check as lastmod
from editor.rules.priority import check as priority
from editor.rules.scope import check as scope
from editor.rules.scope.live import KeptScope
from editor.rules.scope.looks import KeptLooks
from editor.rules.xml_file import check as xml_file

ENTRY_FAMILIES: tuple[EntryFamily, ...] = (StructureFamily(), ExtensionFamily())

# Their file hits come in this order.
FILE_SECTIONS: tuple[FileSection, ...] = (
    xml_file.FRAME,
    scope.PUBLISHED,
    changefreq.USAGE,
    priority.PRIORITIES,
    lastmod.DATES,
    extensions.USED,
    extensions.IMAGES,
)

# They follow a change in this order: twins and answers look at marks and at what others keep.
KEPT_FAMILIES: tuple[type[Kept[Any]], ...] = (
    KeptScope,
    KeptDuplicates,
    KeptLooks,
    KeptUnknown,
    KeptLinks,
    KeptTwins,
    KeptAnswers,
    KeptAcross,
)
