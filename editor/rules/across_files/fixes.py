"""The fixes for findings about several files, which only a document of these files has."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.across_files.shared_urls import SHARED
from editor.rules.remedies.remedy import Fixes, Remedy, RemoveEntries

ACROSS_FIXES: Fixes = {
    SHARED: (
        Remedy("remove-entry", QT_TRANSLATE_NOOP("fixes", "Remove it from the later file"), RemoveEntries()),
    ),
}
