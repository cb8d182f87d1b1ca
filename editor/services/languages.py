"""The language of the window: a chosen one or the system's, as far as there are translations.

What Qt says itself, such as on standard buttons, comes from the translations that it brings.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from editor.resources import resource

ENGLISH = "en"
_PREFIX = "sitemap_editor_"


_spoken = [ENGLISH]  # the language of the window


def spoken_language() -> str:
    """Return the language of the window, such as `pt_BR`."""
    return _spoken[0]


@cache
def _compiled() -> dict[str, Path]:
    """Return the file of each language; there are none where the program was built without them."""
    try:
        folder = resource("translations")
    except FileNotFoundError:
        return {}
    return {path.stem.removeprefix(_PREFIX): path for path in sorted(folder.glob(f"{_PREFIX}*.qm"))}


def known_languages() -> list[str]:
    """Return the languages that can be chosen, such as `pt_BR`."""
    return sorted({ENGLISH, *_compiled()})


def native_name(code: str) -> str:
    """Return the name of a language in itself, such as "Deutsch"."""
    locale = QLocale(code)
    if "_" in code:
        name = locale.nativeLanguageName()
        name = name if "(" in name else f"{name} ({locale.nativeTerritoryName()})"
    else:  # that of one country may be longer: "American English"
        anywhere = QLocale.Country.AnyCountry
        everywhere = QLocale.matchingLocales(locale.language(), locale.script(), anywhere)
        name = min((each.nativeLanguageName() for each in everywhere), key=len)
    return name[:1].upper() + name[1:]


def best_language(wanted: Sequence[str]) -> str:
    """Return the first known language among those wanted, such as `de-CH`, which is satisfied by `de`."""
    known = known_languages()
    for each in wanted:
        code = each.replace("-", "_")
        for candidate in (code, code.partition("_")[0]):
            if candidate in known:
                return candidate
        same = [one for one in known if one.partition("_")[0] == code.partition("_")[0]]
        if same:
            return same[0]
    return ENGLISH


def language_for(chosen: str) -> str:
    """Return the language that a choice stands for: itself, or the best one for the system."""
    return chosen if chosen in known_languages() else best_language(QLocale.system().uiLanguages())


def speak(app: QCoreApplication, chosen: str) -> str:
    """Translate what the program shows from now on into a language, and return that.

    chosen: "" is the language of the system. If another one is chosen, numbers and dates are written as usual
    in it, too.
    """
    system = QLocale.system()
    code = language_for(chosen)
    QLocale.setDefault(system)  # another language may have been spoken before
    if QLocale(code).language() != system.language() and (chosen or system.language() == QLocale.Language.C):
        QLocale.setDefault(QLocale(code))
    for old in app.findChildren(QTranslator):
        QCoreApplication.removeTranslator(old)
        old.deleteLater()
    if code != ENGLISH:
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _load(app, "qtbase_" + code, Path(folder))
        _load(app, _PREFIX + code, _compiled()[code].parent)
    _spoken[0] = code
    return code


def _load(app: QObject, name: str, folder: Path) -> None:
    translator = QTranslator(app)
    if translator.load(name, str(folder)):
        QCoreApplication.installTranslator(translator)
