"""What says that it is no page is suspected, in six languages, and what only speaks of such is not."""

from lxml import etree

from editor.site.suspected_pages import says_not_found, suspicion_by_emptiness, suspicion_by_words
from tests.for_each import for_each


@for_each(
    "title",
    [
        "Page not found",
        "Page Not Found – Acme",
        "Acme | 404 Not Found",
        "404 - Page not found",
        "404: Not Found",
        "Error 404 (Not Found)!!1",
        "404 error",
        "Oops! That page can’t be found.",
        "Sorry, the page you requested could not be found",
        "This page does not exist",
        "This page doesn't exist any more",
        "We can't find the page you're looking for",
        "Not Found",
        "Seite nicht gefunden",
        "Fehler 404: Die angeforderte Seite wurde nicht gefunden",
        "Diese Seite existiert leider nicht mehr",
        "Página no encontrada - Tienda",
        "Error 404: la página que buscas no existe",
        "No se ha encontrado la página",
        "Page introuvable",
        "Erreur 404 – La page demandée n’existe plus",
        "Cette page n'a pas été trouvée",
        "Página não encontrada",
        "404 | Esta página não existe mais",
        "ページが見つかりません",
        "お探しのページは見つかりませんでした｜店".replace("｜", "|"),
        "404 エラー",
    ],
)
def test_a_title_that_says_so_is_known(title: str) -> None:
    assert says_not_found(title)


@for_each(
    "title",
    [
        "",
        "404",  # the title of a page about the number
        "Peugeot 404",
        "Room 404 – Hotel",
        "How to fix “page not found” errors",
        "Custom 404 pages",
        "What does page not found mean",
        "Lost and found",
        "Page",
        "Happiness – not found",
        "Seite 2 – nicht gefunden, was Sie suchen",
        "Found: the page",
        "Cet article est introuvable ailleurs",
    ],
)
def test_a_title_that_says_something_else_is_not(title: str) -> None:
    assert not says_not_found(title)


def test_the_evidence_is_told() -> None:
    told = suspicion_by_words("  Page\n not found ", "", 300)
    assert told == "It is suspected to be no page, since its title is “Page not found”."
    told = suspicion_by_words("Acme", "404", 300)
    assert told == "It is suspected to be no page, since its heading is “404”."
    assert suspicion_by_words("Acme", "Welcome", 300) is None


def test_a_long_text_is_not_doubted_for_its_title() -> None:
    assert suspicion_by_words("404 Not Found - HTTP", "404 Not Found", 5_000) is None


@for_each(
    ("body", "words"),
    [
        ("Hi", "all its text is “Hi”"),
        (
            "<main>\n</main><style>p{}</style><noscript>Use a browser, please, and wait</noscript>",
            "it is empty",
        ),
        ("<nav>Home</nav><p>404</p>", "“Home 404”"),
    ],
)
def test_an_almost_empty_page_is_suspected(body: str, words: str) -> None:
    assert words in str(suspicion_by_emptiness(etree.HTML(f"<html><body>{body}</body></html>")))


@for_each(
    "body",
    [
        "<p>Twenty letters are enough.</p>",
        "<div id=root></div><script src=/app.js></script>",
        "<img src=/a.png>",
        "<svg></svg>",
        "<p>こちらは会社の案内のページですので、どうぞご覧ください。</p>",
    ],
)
def test_a_page_that_has_something_else_or_waits_for_a_browser_is_not(body: str) -> None:
    assert suspicion_by_emptiness(etree.HTML(f"<html><body>{body}</body></html>")) is None


def test_a_hostile_title_is_read_at_once() -> None:
    for text in ("the " * 100_000, "page " * 100_000, "(" * 400_000, "404 " * 100_000, "この" * 100_000):
        assert not says_not_found(text)
