"""`apply`: apply a recipe to files as the window does, and save them with all else unchanged."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from editor.app.cli.arguments import (
    Parser,
    UsageError,
    add_now_option,
    input_of,
    path_argument,
    published_at,
    with_file_name,
)
from editor.app.cli.changed_files import add_change_options, save_changed, targets_of, teller
from editor.app.cli.filter_option import know_last_audit, recipe_needs_audit, refuse_unknown
from editor.app.cli.input_files import (
    add_data_option,
    add_robots_options,
    know_data,
    know_robots,
    open_editable,
)
from editor.app.cli.language import cli_text, in_words, language, number
from editor.app.cli.output import count_with_noun, say_as_json, shown_change, written_to
from editor.app.streams import given_name
from editor.core.document.edits import Edit
from editor.core.filtering.filter_language import parse_filter
from editor.core.operations.operation import OperationContext, Preview
from editor.core.operations.recipe import Recipe, RecipeError, RecipeOutcome
from editor.core.text import N_
from editor.rules.findings import FindingsFacts
from editor.runtime.system import is_there
from editor.services.documents.open_document import OpenDocument
from editor.services.recipe_library import (
    RecipeLibrary,
    bundled_recipes,
    library_folder,
    load_recipe,
    recipe_named,
)
from editor.services.site_folder import open_site_folder

FIRST_CHANGES = 5  # changes per file in the text output


@dataclass(frozen=True, slots=True)
class StepReport:
    """A step of the recipe with the number of entries that it applies to."""

    name: str
    where: str
    entries: int


@dataclass(frozen=True, slots=True)
class ChangeReport:
    """A change of a value; if `field` is None, an entry was moved or deleted."""

    row: int  # the row in the file before the changes
    field: str | None
    before: str
    after: str
    steps: list[int]  # the steps that apply to the row


@dataclass(frozen=True, slots=True)
class ApplyReport:
    """The report of `apply` on one file; its attributes are the members of the JSON
    output. Rows and steps count from 1.
    """

    path: str
    target: str
    entries: int
    changed: int  # entries
    left_alone: int  # values from which no new value can be computed
    absent: int  # entries that lack the value to compute from
    steps: list[StepReport]
    changes: list[ChangeReport]  # the first hundred


def run(options: argparse.Namespace) -> int:
    """Apply a recipe; return 2 if it cannot be read, or a file was refused or could not be written."""
    recipe = _recipe(options.recipe)
    targets = targets_of(options.files, options)
    now = options.now or datetime.now(UTC)
    plans = []
    for file, target in zip(options.files, targets, strict=True):
        document = open_editable(file, published_at(options.published_url, file, len(options.files)), now)
        if document:
            know_robots(document, options)
            know_data(document, options)
            for step in (step for step in recipe.steps if step.is_on):
                refuse_unknown(document, file, parse_filter(step.where).root)
            if recipe_needs_audit(recipe, has_robots=options.robots is not None):
                know_last_audit(document, file)
            plans.append(_plan(document, target, recipe, options.recipe))
    done = [
        plan.report
        for plan in plans
        if options.dry_run
        or save_changed(plan.document, plan.target, plan.edit, overwrites=options.overwrite_protected)
    ]
    _print(done, recipe, options, teller(targets, is_dry=options.dry_run))
    return 0 if len(done) == len(targets) else 2


def command_parser() -> Parser:
    """Return the parser of the arguments of `apply`."""
    parser = Parser(
        "apply",
        cli_text("Apply a recipe and leave every other byte as it is."),
        "sitemap-editor apply clean-dates sitemap.xml",
        "sitemap-editor apply my-recipe.toml sitemap.xml --dry-run",
        "sitemap-editor apply by-clicks.toml sitemap.xml --data search-console.csv",
    )
    names = ", ".join(_known_recipes())
    parser.add_argument(
        "recipe",
        type=path_argument,
        metavar="RECIPE",
        help=cli_text("a file, or one of these: {names}").format(names=names),
    )
    parser.files(input_of)
    add_data_option(parser)
    add_robots_options(parser)
    add_change_options(parser)
    add_now_option(parser)
    return parser


def _known_recipes() -> list[str]:
    own = (stored.path.stem for stored in RecipeLibrary(library_folder()).recipes())
    return list(dict.fromkeys((*own, *(stored.path.stem for stored in bundled_recipes()))))


def _recipe(name: str) -> Recipe:
    """Return the recipe in a file, or that of this name: of the user's library, or bundled."""
    path = Path(name)
    if not is_there(path):
        try:
            recipe = recipe_named(name)
        except RecipeError as error:
            raise UsageError(f"{name}: {in_words(error)}") from error
        if recipe is None:
            known = ", ".join(_known_recipes())
            raise UsageError(
                cli_text("there is no file {name!r}, and no recipe of that name; there are {known}").format(
                    name=name, known=known
                )
            )
        return recipe
    try:
        return load_recipe(path)
    except RecipeError as error:
        told = (
            cli_text("{name}, line {line}: {error}").format(name=name, line=error.line, error=in_words(error))
            if error.line
            else with_file_name(path, error)
        )
        raise UsageError(told) from error


@dataclass(frozen=True, slots=True)
class _Plan:
    """The change planned for one file; the file has not been changed yet."""

    document: OpenDocument
    target: Path
    edit: Edit | None
    report: ApplyReport


def _plan(document: OpenDocument, target: Path, recipe: Recipe, name: str) -> _Plan:
    entries = document.entries
    facts = FindingsFacts(document.findings)
    surroundings = OperationContext(
        now=document.findings.context.now, open_folder=open_site_folder, answers=document.answers
    )
    try:
        outcome = recipe.run(entries, range(len(entries)), facts, surroundings)
    except RecipeError as error:
        where = (
            name
            if error.step is None
            else cli_text("{name}, step {step}").format(name=name, step=error.step + 1)
        )
        raise UsageError(f"{where}: {in_words(error)}") from error
    report = ApplyReport(
        given_name(document.path),
        given_name(target),
        entries=len(entries),
        changed=len(outcome.rows),
        left_alone=outcome.left_alone,
        absent=outcome.absent,
        steps=[
            StepReport(step.name, step.where, len(rows))
            for step, rows in zip(recipe.steps, outcome.taken, strict=True)
        ],
        changes=[_change(each, outcome) for each in outcome.previews],
    )
    return _Plan(document, target, outcome.edit, report)


def _change(preview: Preview, outcome: RecipeOutcome) -> ChangeReport:
    steps = [step + 1 for step in outcome.taken_by(preview.row)]
    return ChangeReport(preview.row + 1, preview.field or None, preview.before, preview.after, steps)


# Output


def _print(
    reports: Sequence[ApplyReport], recipe: Recipe, options: argparse.Namespace, tell: Callable[..., None]
) -> None:
    if options.format == "json":
        told = {"name": recipe.name, "mode": str(recipe.mode)}
        say_as_json(reports, tell=tell, recipe=told, dry_run=options.dry_run)
        return
    for report in reports:
        tell(
            *_lines(
                report,
                recipe,
                is_dry=options.dry_run or options.diff,
                is_bundled=not is_there(Path(options.recipe)),
            )
        )


def _lines(report: ApplyReport, recipe: Recipe, *, is_dry: bool, is_bundled: bool) -> Iterator[str]:
    told = (
        cli_text("{path}: {changed:,} of {entries} would change")
        if is_dry
        else cli_text("{path}: {changed:,} of {entries} changed")
    )
    entries = count_with_noun(report.entries, "entry", "entries")
    written = "" if is_dry else written_to(report.path, report.target)
    yield told.format(path=report.path, changed=number(report.changed), entries=entries) + written
    for place, (step, of_recipe) in enumerate(zip(report.steps, recipe.steps, strict=True), 1):
        named = cli_text(step.name) if is_bundled else step.name
        title = named or step.where or cli_text("every entry")
        if not of_recipe.is_on:
            yield cli_text("  step {number} ({title}) is left out").format(number=place, title=title)
            continue
        yield cli_text("  step {number} ({title}) applies to {entries}").format(
            number=place, title=title, entries=count_with_noun(step.entries, "entry", "entries")
        )
    if report.left_alone:
        one = "1 value left alone: nothing follows from it"
        many = N_("%Ln values left alone: nothing follows from them")
        yield f"  {language().counted(one, many, report.left_alone)}"
    if report.absent:
        yield cli_text("  {absent} without a value to work from").format(
            absent=count_with_noun(report.absent, "entry", "entries")
        )
    for change in report.changes[:FIRST_CHANGES]:
        what = change.field or cli_text("place in the file")
        yield cli_text("  row {row}, {what}: {before}").format(
            row=change.row, what=what, before=shown_change(change.before, change.after)
        )
    if len(report.changes) > FIRST_CHANGES:
        yield "  …"
