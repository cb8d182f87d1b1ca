"""Asks before an export overwrites protected files."""

from collections.abc import Callable
from typing import Protocol

from editor.dialogs.answers import Protected
from editor.dialogs.questions import Questions
from editor.models.words.translation import text_of
from editor.services.files.file_errors import PROTECTED, SaveError
from editor.services.files.in_place import InPlace


class Careful(Protocol):
    """A job that writes a file in a worker thread, and can be started again."""

    overwrites: bool  # also protected files; see `force` of `save_file`
    careful: InPlace | None  # see `save_file`


def asked_to_overwrite(
    questions: Questions,
    job: Careful,
    error: BaseException,
    write: Callable[[], None],
    elsewhere: Callable[[], None],
) -> bool:
    """If a job failed as its file is protected, ask the person, follow the answer, and return True."""
    if not isinstance(error, SaveError) or error.reason not in PROTECTED or job.overwrites:
        return False
    choice = questions.override_protection(text_of(error))
    if choice is Protected.WRITE:
        job.overwrites = True
        write()
    elif choice is Protected.SAVE_ELSEWHERE:
        elsewhere()
    return True
