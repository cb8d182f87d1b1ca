"""Every remedy, by the id of the rule whose findings it corrects.

A safe remedy is for findings whose fix is "auto", and must leave none of them. The other remedies are offered
for all findings, including those that ask. Safe ones are applied in this order.
"""

from editor.rules.audit.fixes import AUDIT_FIXES
from editor.rules.changefreq.fixes import CHANGEFREQ_COLUMN_FIXES, CHANGEFREQ_FIXES
from editor.rules.duplicates.fixes import DUPLICATE_FIXES
from editor.rules.entry.fixes import ENTRY_FIXES
from editor.rules.extensions.fixes import EXTENSION_FIXES, LEGACY_FIXES
from editor.rules.hreflang.fixes import HREFLANG_FIXES
from editor.rules.lastmod.fixes import LASTMOD_COLUMN_FIXES, LASTMOD_FIXES
from editor.rules.loc.fixes import LOC_FIXES
from editor.rules.priority.fixes import PRIORITY_COLUMN_FIXES, PRIORITY_FIXES
from editor.rules.remedies.remedy import Fixes
from editor.rules.scope.fixes import SCOPE_FIXES
from editor.rules.xml_file.fixes import ROOT_FIXES, XML_FIXES

FIXES: Fixes = {
    **XML_FIXES,
    **ROOT_FIXES,
    **LEGACY_FIXES,
    **ENTRY_FIXES,
    **AUDIT_FIXES,
    **LOC_FIXES,
    **SCOPE_FIXES,
    **DUPLICATE_FIXES,
    **LASTMOD_FIXES,
    **CHANGEFREQ_FIXES,
    **PRIORITY_FIXES,
    **CHANGEFREQ_COLUMN_FIXES,
    **PRIORITY_COLUMN_FIXES,
    **LASTMOD_COLUMN_FIXES,
    **EXTENSION_FIXES,
    **HREFLANG_FIXES,
}
