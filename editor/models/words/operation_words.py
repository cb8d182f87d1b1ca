"""The texts for operations in lists, forms and the undo menu."""

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal

from editor.core.fields import FIELD_BY_NAME
from editor.core.operations.operation import Declaration, Operation
from editor.core.operations.operation_parameters import Argument, ArgumentError, Parameter, ParameterType
from editor.core.operations.recipe import Recipe, RecipeStep
from editor.core.text import N_
from editor.models.session.recipe_draft import DraftOperation, DraftStep
from editor.models.words.explanations import field_title
from editor.models.words.translation import counted, text_of, translated

OF_ENTRIES = N_("Entries")  # the group of operations on whole entries

# Choices that need an explanation; terms of the protocol and of URLs are not translated.
_CHOICES = {
    "time": N_("Date and time"),
    "date": N_("Date only"),
    "instant": N_("Moment in time"),
    "greatest": N_("The highest"),
    "least": N_("The lowest"),
    "ascending": N_("Ascending"),
    "descending": N_("Descending"),
    "rank": N_("By rank"),
    "linear": N_("By size"),
    "logarithmic": N_("By logarithm"),
}
_SPECIAL = {("keep", "time"): N_("Clock time")}
_SHOWN_ARGUMENTS = 3


def operation_title(declaration: Declaration) -> str:
    """Return the title of an operation."""
    return translated(declaration.title)


def group_title(declaration: Declaration) -> str:
    """Return the title of the group of an operation: the field that it writes, or entries."""
    if not declaration.field:
        return translated(OF_ENTRIES)
    return field_title(FIELD_BY_NAME[declaration.field])


def operation_words(declaration: Declaration) -> str:
    """Return the text searched, besides the title, to find an operation: its id, help and parameters."""
    words = [declaration.id.replace(".", " "), translated(declaration.help)]
    for each in declaration.parameters:
        words += (translated(text) for text in (each.title, each.help))
        words += (choice_title(each, choice) for choice in each.choices)
        words += each.default if isinstance(each.default, tuple) else ()
    return " ".join(words)


def in_own_words(recipe: Recipe) -> Recipe:
    """Return a recipe that is bundled with the program with its texts in the user's language."""

    def in_words(text: str) -> str:
        return translated(text) if text else ""

    steps = tuple(replace(step, name=in_words(step.name)) for step in recipe.steps)
    return replace(recipe, name=in_words(recipe.name), description=in_words(recipe.description), steps=steps)


def choice_title(parameter: Parameter, choice: str) -> str:
    """Return the title of a value that a parameter can have."""
    if choice in FIELD_BY_NAME:
        return field_title(FIELD_BY_NAME[choice])
    words = _SPECIAL.get((parameter.name, choice)) or _CHOICES.get(choice)
    return translated(words) if words else choice


def argument_text(parameter: Parameter, argument: Argument) -> str:
    """Return an argument as text for a list; "" if it need not be shown."""
    if isinstance(argument, bool):
        return translated(parameter.title) if argument else ""
    if parameter.type is ParameterType.CHOICE:
        return choice_title(parameter, str(argument))
    if isinstance(argument, Decimal):
        return format(argument, "f")
    return ", ".join(argument) if isinstance(argument, tuple) else str(argument)


def draft_title(draft: DraftOperation) -> str:
    """Return the title of an operation with its first argument, such as "Add to priority: 0.1"."""
    if draft.declaration is None:
        return translated("Nothing selected yet")
    title = operation_title(draft.declaration)
    try:
        told = draft.operation()
    except ArgumentError:
        return title
    words = [argument_text(each, told.arguments[each.name]) for each in draft.declaration.parameters]
    shown = ", ".join([word for word in words if word][:_SHOWN_ARGUMENTS])
    return translated("{title}: {arguments}").format(title=title, arguments=shown) if shown else title


def step_title(step: DraftStep | RecipeStep) -> str:
    """Return the title of a step in a list; "All of these rows" if it has none."""
    return step.title or translated("All of these rows")


def undo_title(name: str, operations: Sequence[Operation], count: int) -> str:
    """Return the undo title of a recipe, such as "Set priority in 120 rows"; several operations
    without a name are "Edit values".
    """
    if name:
        one = "Run “{name}”"
        many = N_("Run “{name}” in %Ln rows")
        return counted(one, many, count).format(name=name)
    if len(operations) > 1:
        one = "Edit values"
        many = N_("Edit values in %Ln rows")
        return counted(one, many, count)
    title = operation_title(operations[0].declaration)
    if count == 1:
        return title
    in_rows = N_("{title} in %Ln rows")
    of_rows = N_("{title} (%Ln rows)")
    many = in_rows if operations[0].declaration.field else of_rows
    return counted(many, many, count).format(title=title)


def argument_trouble(parameter: Parameter, error: ArgumentError) -> str:
    """Return a sentence on why the input for a parameter is invalid."""
    if parameter.is_required and error.detail == parameter.name:
        title = translated(parameter.title)
        return translated("Fill in “{title}”.").format(title=title)
    sentence = text_of(error)
    if error.position is None:
        return sentence
    return translated("{trouble} Look at character {n}.").format(trouble=sentence, n=error.position + 1)
