"""Every rule that files can break, in the order in which a person would want to read them."""

from editor.rules.catalogue_across import ACROSS_RULES
from editor.rules.catalogue_entry import ENTRY_RULES
from editor.rules.catalogue_extensions import EXTENSION_RULES
from editor.rules.catalogue_file import FILE_RULES
from editor.rules.catalogue_forms import FORMS_RULES
from editor.rules.catalogue_hreflang import HREFLANG_RULES
from editor.rules.catalogue_loc import LOC_RULES
from editor.rules.catalogue_root import ROOT_RULES
from editor.rules.catalogue_scope import SCOPE_RULES
from editor.rules.catalogue_values import VALUES_RULES
from editor.rules.finding import Hit, Remark
from editor.rules.rule import Fix, Rule, Severity

RULES: tuple[Rule, ...] = (
    *FILE_RULES,
    *ROOT_RULES,
    *ENTRY_RULES,
    *LOC_RULES,
    *SCOPE_RULES,
    *ACROSS_RULES,
    *VALUES_RULES,
    *EXTENSION_RULES,
    *HREFLANG_RULES,
    *FORMS_RULES,
)
RULE_BY_ID = {rule.id: rule for rule in RULES}


def severity_told(found: Hit | Remark) -> Severity:
    """How bad it is: as it says itself, else as its rule declares."""
    return found.severity or RULE_BY_ID[found.rule].severity


def fix_told(found: Hit | Remark) -> Fix:
    """How it can be mended: as it says itself, else as its rule declares."""
    return found.fix or RULE_BY_ID[found.rule].fix
