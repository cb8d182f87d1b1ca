"""Files that are not simply replaced: an export is written over them only if the person says so."""

from collections.abc import Callable
from typing import Protocol

from editor.dialogs.answers import Protected
from editor.dialogs.questions import Questions
from editor.models.words.translation import text_of
from editor.services.files.file_errors import PROTECTED, SaveError
from editor.services.files.in_place import InPlace


class Careful(Protocol):
    """What writes a file in a worker, and can be begun again."""

    overwrites: bool  # what is protected, too: as `save_file` takes `force`
    careful: InPlace | None  # as `save_file` takes it


def asked_to_overwrite(
    questions: Questions,
    job: Careful,
    error: BaseException,
    write: Callable[[], None],
    elsewhere: Callable[[], None],
) -> bool:
    """Whether a file was not written because it is protected: the person was asked then, and is obeyed."""
    if not isinstance(error, SaveError) or error.reason not in PROTECTED or job.overwrites:
        return False
    choice = questions.override_protection(text_of(error))
    if choice is Protected.WRITE:
        job.overwrites = True
        write()
    elif choice is Protected.SAVE_ELSEWHERE:
        elsewhere()
    return True
