"""Placeholders that a generator left, and real values that only look like one."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.values.placeholders import code_in, is_unfilled, placeholder_in, placeholder_in_url
from tests.for_each import for_each

H = "https://acme.org"


@for_each(
    ("url", "found"),
    [
        (f"{H}/blog/[slug]", "[slug]"),
        (f"{H}/blog/[[...slug]]/", "[[...slug]]"),
        (f"{H}/blog/%5B...slug%5D.html", "[...slug].html"),
        (f"{H}/a/:id?b", ":id"),
        (f"{H}/a-{{id}}-b", "{id}"),
        (f"{H}/a/%7Bpost_id%7D", "{post_id}"),
        (f"{H}/<uuid:pk>/", "<uuid:pk>"),
        (f"{H}/%3Cname%3E", "<name>"),
        (f"{H}/$postId", "$postId"),
        (f"{H}/?page=[page]", "[page]"),
        (f"{H}/#/users/:id", ":id"),
        (f"{H}/[object%20Object]/a", "[object Object]"),
        ("https://{host}/", "{host}"),
        ("https://<domain>/", "<domain>"),
        ("https://www.YOUR-DOMAIN.com/", "YOUR-DOMAIN"),
        ("https://your_site_here/", "your_site_here"),
        ("https://undefined/a", "undefined"),
        ("https://acme.orgundefined/a", "undefined"),
        ("https://BASE_URL/a", "BASE_URL"),
        ("http://HOST/a", "HOST"),
        ("http://DOMAIN:8080/a", "DOMAIN"),
        ("https://__HOST__/a", "__HOST__"),
        ("https://%SITE%/a", "%SITE%"),
        ("https://$SITE_URL/a", "$SITE_URL"),
        ("https://process.env.SITE_URL/a", "process.env.SITE_URL"),
        ("/blog/[slug]", "[slug]"),
        ("undefined/about", "undefined"),
        ("null", "null"),
    ],
)
def test_a_placeholder_in_a_url_is_sure(url: str, found: str) -> None:
    assert placeholder_in_url(url) == (found, True)


@for_each(
    ("url", "found"),
    [
        (f"{H}/null/a", "null"),
        (f"{H}/a/None", "None"),
        (f"{H}/?id=undefined", "undefined"),
        (f"{H}/a/*", "*"),
        ("https://yourdomain.com/", "yourdomain"),
    ],
)
def test_what_may_be_the_name_of_a_page_is_not_sure(url: str, found: str) -> None:
    assert placeholder_in_url(url) == (found, False)


@for_each(
    "url",
    [
        f"{H}/undefined-behavior/nullable/none/Null/nan",
        f"{H}/:a-b/:1/a:b/$1/$9.99/$",
        f"{H}/db.nsf/0/1234/$FILE/a.pdf",
        f"{H}/a?b[]=1&c[name]=2&d=:id&e=$x&f=*",
        f"{H}/%7B3F2504E0-4F89-11D3-9A0C-0305E82C3301%7D",
        f"{H}/a(b)/[1]/[2024-01]/",
        "https://[2001:db8::1]/",
        "https://yourdomains.org/your-domain/",
        "https://MY_shop.acme.org/BASE_URL/%C3%A4",
        "https://undefined.org/",
        "http://LOCALHOST/",
        "http://SITE.org/",
        "<url>",
        "",
    ],
)
def test_other_urls_have_none(url: str) -> None:
    assert placeholder_in_url(url) is None


@for_each(
    ("value", "found", "is_sure"),
    [
        ("NaN", "NaN", True),
        (" undefined\n", "undefined", True),
        ("Invalid Date", "Invalid Date", True),
        ("{{ page.date | date: '%Y' }}", "{{ page.date | date: '%Y' }}", True),
        ("<%= date %>", "<%= date %>", True),
        ("How to write ${name}", "${name}", False),
        ("[object Object], again", "[object Object]", False),
    ],
)
def test_any_value_may_be_a_placeholder(value: str, found: str, is_sure: bool) -> None:
    assert placeholder_in(value) == (found, is_sure)
    assert is_unfilled("lastmod", value)


@for_each("value", ["", "2024-01-01", "None of us", "null and void", "a < b { c", "$5"])
def test_other_values_are_none(value: str) -> None:
    assert placeholder_in(value) is None
    assert not is_unfilled("lastmod", value)


def test_code_between_elements_is_told_from_other_text() -> None:
    assert code_in("\n{% for a in b %}\n") == "{% for a in b %}"
    assert code_in("{ a }") == ""


@given(st.text(alphabet="[]{}<>:$*/%5BbDd7?&=;#.nulNaiedfobject ", max_size=60))
def test_any_text_is_searched_without_an_error(text: str) -> None:
    for found in (placeholder_in(text), placeholder_in_url(text), placeholder_in_url(f"{H}/{text}")):
        assert found is None or found.text
