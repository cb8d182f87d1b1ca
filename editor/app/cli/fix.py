"""`fix`: fix all findings that can be fixed, say what changed, and save with all else unchanged."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from editor.app.cli.arguments import (
    Parser,
    UsageError,
    add_children_option,
    add_rule_options,
    choice_for,
    complain_of,
    input_of,
    published_at,
    rule_of,
)
from editor.app.cli.changed_files import add_change_options, save_changed, targets_of, teller
from editor.app.cli.filter_option import is_of_pages, know_last_audit
from editor.app.cli.input_files import add_robots_options, know_robots, open_editable, with_children
from editor.app.cli.language import cli_text, in_words, language, number
from editor.app.cli.output import count_with_noun, say_as_json, shown_change, written_to
from editor.app.streams import given_name
from editor.core.document.document import Document
from editor.core.document.entry_text import entry_text
from editor.core.fields import Kind
from editor.core.text import N_
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.fixes.fix_choices import FIXES
from editor.rules.fixes.fix_run import SHOWN, FixPlan, fix_all_safe, fix_rule
from editor.rules.fixes.preview_changes import PreviewChange
from editor.rules.listing.scope_check import NESTED
from editor.rules.rule import Fixability
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.set_changes import UNSURE, Incoming, incoming, nested_in, taking_in

_OF_ROBOTS = "robots-blocked"
FIRST_CHANGES = 5  # changes per file in the text output


@dataclass(frozen=True, slots=True)
class FixReport:
    """The report of `fix` on one file; its attributes are the members of
    the JSON output. Rows count from 1.
    """

    path: str
    target: str
    count: int
    rules: dict[str, int]
    changes: list[dict[str, str | int | None]]
    left: int  # findings of the rule given that are not fixed
    undecided: int  # those of them that only a guess would fix
    lacks_site: bool  # True if they may be left because the published URL is unknown
    counts: dict[str, int]  # the findings left, by severity; empty if a rule was given


def run(options: argparse.Namespace) -> int:
    """Fix files; return 2 if one was refused or could not be written."""
    if options.rule == _OF_ROBOTS and options.robots is None:
        raise UsageError(
            cli_text(
                "robots-blocked needs --robots; audit-blocked is about the robots.txt of the site itself"
            )
        )
    _mind_choice(options.rule, options.choice)
    options.files = with_children(options.files, options)
    targets = targets_of(options.files, options)
    ready: list[tuple[OpenDocument, Path]] = []
    for file, target in zip(options.files, targets, strict=True):
        document = open_editable(file, published_at(options.published_url, file, len(options.files)))
        if document:
            know_robots(document, options)
            if options.rule is None:
                document.choose_rules(choice_for(options, str(file))[1])
            if is_of_pages(options.rule or ""):
                know_last_audit(document, file)
            ready.append((document, target))
    reports = []
    for document, target in ready:
        outcome = _outcome(document, options.rule, options.choice)
        report = _report(document, target, outcome, options.rule)
        if options.dry_run or save_changed(
            document, target, outcome.edit, overwrites=options.overwrite_protected
        ):
            reports.append(report)
    tell = teller(targets, is_dry=options.dry_run)
    if options.format == "json":
        say_as_json(reports, tell=tell, dry_run=options.dry_run)
    else:
        for report in reports:
            tell(*_lines(report, is_dry=options.dry_run or options.diff))
    return 0 if len(reports) == len(targets) else 2


def command_parser() -> Parser:
    """Return the parser of the arguments of `fix`."""
    parser = Parser(
        "fix",
        cli_text("Fix everything that is safe to fix and leave every other byte as it is."),
        "sitemap-editor fix sitemap.xml",
        "sitemap-editor fix --dry-run --rule loc-space sitemap.xml",
    )
    parser.files(input_of)
    add_children_option(parser)
    parser.option(
        "--rule",
        "ID",
        cli_text("fix only what this rule finds, each finding in the safest way there is"),
        _rule,
    )
    parser.option(
        "--choice",
        "NAME",
        cli_text("with --rule, which fix to use; an unknown name lists the fixes"),
        default="",
    )
    add_rule_options(parser)
    add_robots_options(parser)
    add_change_options(parser)
    return parser


def _rule(name: str) -> str:
    rule_of(name)
    if RULE_BY_ID[name].by_repair:
        raise UsageError(
            cli_text("{name} is fixed by `repair`, which makes damaged files well-formed again").format(
                name=name
            )
        )
    if name not in FIXES and name != NESTED:
        by_hand = N_("It is unclear what was meant. Correct it by hand.")
        reason = RULE_BY_ID[name].why_no_fix or by_hand
        raise UsageError(
            cli_text("{name} cannot be fixed here. {reason}").format(
                name=name, reason=language().translate(reason)
            )
        )
    return name


def _mind_choice(rule: str | None, choice: str) -> None:
    """Raise UsageError if the rule has no fix of that name."""
    if not choice:
        return
    if rule is None:
        raise UsageError(cli_text("--choice needs --rule"))
    known = dict.fromkeys(fix.id for fix in FIXES.get(rule, ()))
    if choice not in known:
        ways = cli_text("; there are {known}").format(known=", ".join(known)) if known else ""
        raise UsageError(
            cli_text("{rule} has no choice {choice!r}{ways}").format(rule=rule, choice=choice, ways=ways)
        )


def _outcome(document: OpenDocument, rule: str | None, choice: str) -> FixPlan:
    if rule is None:
        off = document.findings.context.choice.off
        return fix_all_safe(document.entries, document.findings, off)
    if rule == NESTED:
        return _taking_in(document)
    return fix_rule(document.entries, document.findings, rule, choice)


def _taking_in(document: OpenDocument) -> FixPlan:
    """Replace entries of an index that are indexes themselves, and lie beside it, by the entries of those."""
    index, path = document.entries, document.path
    nested = (
        nested_in(index, path, document.findings.context.now)
        if path and index.kind is Kind.SITEMAPINDEX
        else []
    )
    document.set_nested(tuple((loc, each.name) for each in nested for loc in each.locs))
    taken = []
    for each in nested:
        trouble = each.trouble or (UNSURE if each.is_unsure else "")
        if trouble:
            complain_of(path, f"{each.name}: {in_words(trouble)}")
        else:
            taken.append(each)
    coming = incoming(index, taken)
    changes = [change for each in coming for change in _given_way(index, each)]
    rules = {NESTED: len(changes)} if changes else {}
    return FixPlan(taking_in(index, coming), tuple(changes[:SHOWN]), len(changes), rules, passes=1)


def _given_way(index: Document, coming: Incoming) -> Iterator[PreviewChange]:
    """Yield the change of a nested index's entry to the entries in its place,
    then the removal of repeated ones.
    """
    entries = (entry_text(coming.entries, row) for row in range(len(coming.entries)))
    after = "\n".join(entries)
    for row, loc in enumerate(index.column("loc")):
        if loc in coming.nested.locs:
            yield PreviewChange(row, "", entry_text(index, row), after)
            after = ""


def _left(document: OpenDocument, rule: str | None, outcome: FixPlan) -> int:
    """Return the number of findings of a rule that are not fixed; 0 if all rules are fixed."""
    found = next((group.places for group in document.findings.report.groups() if group.rule.id == rule), 0)
    return max(found - outcome.counts.get(rule or "", 0), 0)


def _report(document: OpenDocument, target: Path, outcome: FixPlan, rule: str | None) -> FixReport:
    changes: list[dict[str, str | int | None]] = [
        {
            "row": None if change.row is None else change.row + 1,
            "field": change.field or None,
            "before": change.before,
            "after": change.after,
            **({"note": change.note} if change.note else {}),
        }
        for change in outcome.changes
    ]
    left = _left(document, rule, outcome)
    return FixReport(
        given_name(document.path),
        given_name(target),
        outcome.count,
        outcome.counts,
        changes,
        left,
        min(outcome.undecided, left),
        lacks_site=bool(left) and _may_lack_site(document, rule),
        counts={} if rule else {severity.word: count for severity, count in outcome.after.items()},
    )


def _may_lack_site(document: OpenDocument, rule: str | None) -> bool:
    """Tell whether findings of a rule could have a fix if it were known where the file is published."""
    if rule is None or not RULE_BY_ID[rule].needs_site or document.findings.context.published_url:
        return False
    return bool(document.findings.marks.places_of(rule, Fixability.ASK))


# Output


def _lines(report: FixReport, *, is_dry: bool) -> list[str]:
    left = _left_over(report)
    written = "" if is_dry else written_to(report.path, report.target)
    if not report.count:
        nothing = cli_text("nothing is safe to fix; ") if report.counts and left else ""
        left = left or cli_text("nothing to fix")
        return [f"{report.path}: {nothing}{left}{written}"]
    done = cli_text("{places} would change") if is_dry else cli_text("{places} changed")
    changed = done.format(places=count_with_noun(report.count, "place", "places"))
    lines = [f"{report.path}: {changed}{written}"]
    # A finding is about all problems of an entry: if only some of them are fixed, it remains.
    in_part = cli_text("in part")
    lines += [
        f"  {rule} ({format(number(count), ',') if count else in_part})"
        for rule, count in report.rules.items()
    ]
    lines += [f"  {_sentence(change)}" for change in report.changes[:FIRST_CHANGES]]
    if report.count > FIRST_CHANGES:
        more = cli_text("and {count:,} more").format(count=number(report.count - FIRST_CHANGES))
        lines.append(f"  {more}")
    if left:
        lines.append(f"  {left}")
    return lines


def _left_over(report: FixReport) -> str:
    """Return what is not fixed, in words; "" if nothing is left."""
    if report.left:
        unfit = (
            cli_text("{places} left: set --published-url first")
            if report.lacks_site
            else cli_text("{places} left that no available fix applies to")
        )
        undecided = cli_text("{places} left that need a decision, in the window or with edit")
        parts = ((report.left - report.undecided, unfit), (report.undecided, undecided))
        return "; ".join(
            words.format(places=count_with_noun(count, "place", "places")) for count, words in parts if count
        )
    severities = (("error", "errors"), ("warning", "warnings"), ("advice", "advice"))
    found = [
        count_with_noun(count, one, many) for one, many in severities if (count := report.counts.get(one))
    ]
    return cli_text("{found} left, which check lists").format(found=", ".join(found)) if found else ""


def _sentence(change: dict[str, str | int | None]) -> str:
    """Return a change in words, such as `row 3, lastmod: "2024/1/5" → "2024-01-05"`."""
    where = cli_text("file") if change["row"] is None else cli_text("row {row}").format(row=change["row"])
    if change["field"]:
        where += f", {change['field']}"
    told = f"{where}: {shown_change(str(change['before']), str(change['after']))}"
    return f"{told} ({in_words(note)})" if (note := change.get("note")) and isinstance(note, str) else told
