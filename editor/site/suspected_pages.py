"""Whether a page that was found seems to be none: it says so itself in one of six languages, or is empty.

Search engines call such a page a soft 404. It is only suspected, so each suspicion comes with its
evidence. A long text is not doubted for its title: it may be about pages that are not found.
Source: https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors
"""

import re
from itertools import pairwise
from typing import cast

from lxml import etree

from editor.core.text import N_, Phrase

_LONG = 2_000  # characters of the main text
_FEW = 20  # letters and digits of all the text of a page
_MOST_SHOWN = 80  # characters
# What a page may consist of in place of text, or by which it gets its text only in a browser.
_OTHER_CONTENT = (
    *("script", "img", "picture", "video", "audio", "iframe", "frame", "object", "embed", "canvas", "svg"),
    *("input", "button", "select", "textarea", "math"),
)
_NEVER_SHOWN = ("style", "template", "noscript")
_texts = etree.XPath("body//text()", smart_strings=False)
_BETWEEN = re.compile(r"[|·•»«–—:!?¡¿…,、。()\[\]]|\.(?:\s|$)|\s[-/]\s")
_NUMBER = re.compile(r"(?:http )?(?:error |fehler |erreur |erro |エラー ?|status )?404")
_ERROR = r"(?:error|fehler|erreur|erro|エラー"
_NUMBER_IN_WORDS = re.compile(rf"(?:http )?{_ERROR}|http|status) ?404|404[ -]?{_ERROR}|page|seite)")
_NO = r"(?: ?not|n?['’]t)"  # behind a verb
_GERMAN = r"(?:die |diese |angeforderte |gesuchte |gewünschte )*"
_FRENCH = r"(?:la |cette )?page (?:demandée |recherchée |que vous (?:re)?cherchez )?"
_OF_A_PAGE = (
    r"(?:the |this |that |your |requested )*(?:page|url|document|file)"
    r"(?: you (?:requested|(?:are|were) looking for|wanted)| requested)? (?:not found"
    rf"|(?:was|is|could|can){_NO}(?: be)? found|(?:does{_NO}|no longer) exists?(?: any ?more)?)",
    rf"(?:we |i )?(?:can|could){_NO} find (?:that|the|this|your) page"
    r"(?: you(?:['’]re| are) looking for)?",
    rf"{_GERMAN}(?:seite|datei)(?: wurde| konnte| kann)?(?: leider)?"
    r" nicht (?:gefunden(?: werden)?|vorhanden)",
    rf"{_GERMAN}seite (?:existiert|gibt es)(?: leider)? nicht(?: mehr)?",
    r"(?:la |esta )?p[áa]gina (?:solicitada |que buscas? )?no (?:encontrada|existe|disponible"
    r"|se (?:encuentra|encontró|ha encontrado|pudo encontrar|ha podido encontrar))",
    r"no se (?:encuentra|encontró|ha encontrado|pudo encontrar|ha podido encontrar) la p[áa]gina",
    rf"{_FRENCH}(?:est )?(?:introuvable|non trouvée)",
    rf"{_FRENCH}n['’](?:existe (?:pas|plus)|a pas été trouvée|a pas pu être trouvée|a pu être trouvée)",
    r"(?:a |esta |essa )?p[áa]gina (?:solicitada |que você procura(?:va)? )?"
    r"não (?:encontrada|existe(?: mais)?|foi encontrada|pôde ser encontrada)",
    r"(?:お探しの|ご指定の|指定の|指定された|要求された|該当の|この|その)*(?:ページ|url)(?:は|が)?"
    r"(?:見つかりません(?:でした)?|存在しません|ありません|見つけることができませんでした)",
)
# What may be said of anything has to stand first, or with the number.
_OF_ALL = (
    r"(?:not found|nicht gefunden|no encontrad[oa]|introuvable|non trouvée?|não encontrad[oa]"
    r"|見つかりません(?:でした)?)"
)
_SAYS_SO_OF_A_PAGE = re.compile(rf"(?:404 )?(?:{'|'.join(_OF_A_PAGE)})(?: 404)?|404 {_OF_ALL}")
_SAYS_SO_OF_ALL = re.compile(rf"{_OF_ALL}(?: 404)?")
# One of these is in whatever says so; most titles have none, and are not looked at any further.
_MAY_SAY_SO = re.compile(
    r"404|found|find|exist|gefunden|vorhanden|gibt|enc[ou]|disponible|introuvable|trouvée|見つ|存在|ありません"
)
_LONGEST_TITLE = 500  # characters of it that are looked at

_TITLE = N_("It is suspected to be no page, since its title is “{text}”.")
_HEADING = N_("It is suspected to be no page, since its heading is “{text}”.")
_HARDLY_ANY = N_("It is suspected to be no page, since all its text is “{text}”.")
_EMPTY = Phrase(N_("It is suspected to be no page, since it is empty."))
NO_CONTENT = Phrase(N_("It is suspected to be no page, since the answer 204 means that there is none."))


def suspicion_by_words(title: str, heading: str, length: int) -> Phrase | None:
    """Return the suspicion that the title or the first heading of a page gives.

    length: that of its main text.
    """
    if length > _LONG:
        return None
    if says_not_found(title):
        return Phrase(_TITLE, text=_shown(title))
    is_number = _NUMBER.fullmatch(heading.strip().casefold()) is not None
    return Phrase(_HEADING, text=_shown(heading)) if is_number or says_not_found(heading) else None


def says_not_found(text: str) -> bool:
    """Tell whether a title or heading says that there is no page."""
    words = text[:_LONGEST_TITLE].casefold()
    if _MAY_SAY_SO.search(words) is None:
        return False
    parts = [" ".join(part.split()) for part in _BETWEEN.split(words)]
    said = [part for part in parts if part]
    if any(map(_SAYS_SO_OF_A_PAGE.fullmatch, said)):
        return True
    first = said[:1]
    behind_number = [part for before, part in pairwise(said) if _NUMBER.fullmatch(before)]
    return any(map(_SAYS_SO_OF_ALL.fullmatch, first + behind_number)) or any(
        map(_NUMBER_IN_WORDS.fullmatch, first)
    )


def suspicion_by_emptiness(root: etree._Element | None) -> Phrase | None:
    """Return the suspicion against a page that has hardly any text and nothing else; takes it to pieces.

    root: None where it has no byte.
    """
    if root is None:
        return _EMPTY
    if next(root.iter(*_OTHER_CONTENT), None) is not None:
        return None
    for element in reversed(list(root.iter(*_NEVER_SHOWN))):
        element.text = None
        del element[:]
    text = " ".join(" ".join(cast("list[str]", _texts(root))).split())
    if not is_short(text):
        return None
    return Phrase(_HARDLY_ANY, text=text) if text else _EMPTY


def is_short(text: str) -> bool:
    """Tell whether a text is so short that it makes no page."""
    return len(text) < _LONG and _has_few_letters(text[:_MOST_SHOWN]) and _has_few_letters(text)


def _has_few_letters(text: str) -> bool:
    return sum(map(str.isalnum, text)) < _FEW


def _shown(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= _MOST_SHOWN else f"{words[:_MOST_SHOWN]}…"
