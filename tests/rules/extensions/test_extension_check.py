"""What is said of the extensions of one entry, where one fault might be told in several ways."""

from editor.rules.rule import Fixability, Severity
from tests.for_each import for_each
from tests.rules.documents import DECLARATION, HOST, Case, url, urlset
from tests.rules.extension_cases import DECLARED, case, image, link, news, video

PLAYER = "<video:player_loc/>"


@for_each(
    ("text", "rules"),
    [
        (image(loc=""), ["extension-required-missing"]),
        (video().replace("https://acme.org/a.png", " "), ["extension-required-missing"]),
        (news(language=""), ["extension-required-missing"]),
        (news(date=""), ["extension-required-missing"]),
        (video(location=""), ["video-no-location"]),
        (video(PLAYER, location=""), ["video-no-location"]),
        (video(PLAYER), ["extension-url-invalid"]),
        (image("<image:loc/>"), ["extension-url-invalid", "extension-repeated"]),
        (video("<video:duration/>"), ["extension-value-invalid"]),
    ],
)
def test_an_empty_element_is_one_error(text: str, rules: list[str]) -> None:
    found = [it.rule.id for it in case(text).findings() if it.severity is Severity.ERROR]
    assert sorted(found) == sorted(rules)


def test_retired_elements_count_under_each_prefix_of_their_extension() -> None:
    one = image("<image:title>a</image:title>")
    again = DECLARED + ' xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"'
    (finding,) = case(one, one.replace("image:", "i:"), attributes=again).of("extension-deprecated")
    assert finding.places == 2


def test_a_host_of_images_that_begins_with_the_pages_host_lacks_a_slash() -> None:
    (finding,) = case(image(loc="https://acme.orgwp/a.png")).of("image-off-host")
    assert finding.message == "Some images are on acme.orgwp. A slash seems to be missing after acme.org."


def test_all_retired_elements_are_named() -> None:
    names = ("caption", "geo_location", "title", "license")
    one = image("".join(f"<image:{name}>a</image:{name}>" for name in names))
    (finding,) = case(one).of("extension-deprecated")
    listed = ", ".join(f"image:{name}" for name in names)
    assert finding.message == f"Google no longer reads {listed}."


@for_each(
    ("text", "message"),
    [
        (image(loc="/a.png"), "image:loc is /a.png: it has no scheme and host."),
        (video(PLAYER), "video:player_loc is empty: it needs a value."),
        (
            "<image:loc>https://acme.org/a.png</image:loc>",
            "image:loc is not allowed here. It belongs inside image:image.",
        ),
        (
            news("<news:name>A</news:name>"),
            "news:name is not allowed here. It belongs inside news:publication.",
        ),
        (
            image("<image:Caption>A</image:Caption>"),
            "image:Caption is not allowed here. Did you mean image:caption?",
        ),
        (image("<image:size/>"), "image:size is not allowed here. Remove it."),
        (link("en", ""), "The link without a URL has no scheme and host. Complete the URL."),
        (
            news(language="klingon"),
            "news:language is klingon: it must be a code of two or three letters, or zh-cn or zh-tw.",
        ),
        (
            "".join(image(loc=f"{HOST}/{number}.png") for number in range(1001)),
            "The entry lists 1,001 images; at most 1,000 are allowed. Remove some.",
        ),
        (link("en "), "en with the white space around it is neither a language code nor x-default."),
        (link(" "), "White space is neither a language code nor x-default."),
        (link("eng"), "eng has more parts than a two-letter language with a script and a country."),
    ],
)
def test_a_message_says_what_is_wrong_in_full_and_in_words(text: str, message: str) -> None:
    assert message in {finding.message for finding in case(text).findings()}


@for_each(
    ("text", "rule"),
    [
        (video("<video:duration/>"), "extension-value-invalid"),
        (video("<video:restriction>DE</video:restriction>"), "extension-required-missing"),
        (video(PLAYER), "extension-url-invalid"),
        (link("en", ""), "hreflang-href-not-absolute"),
    ],
)
def test_what_is_not_there_has_no_value(text: str, rule: str) -> None:
    (finding,) = case(text).of(rule)
    assert finding.value == ""


@for_each(
    ("text", "rule", "fix"),
    [
        (image(loc=" https://acme.org/&co;.png "), "padded-value", Fixability.NONE),
        (image(loc=" https://acme.org/&amp;co;.png "), "padded-value", Fixability.AUTO),
        (image(loc=" <![CDATA[https://acme.org/&co;.png]]>"), "padded-value", Fixability.AUTO),
        (
            video('<video:price currency="&co;EUR ">1</video:price>'),
            "extension-value-invalid",
            Fixability.NONE,
        ),
        (link("en", "/&co;"), "hreflang-href-not-absolute", Fixability.NONE),
        (link("en", "/&amp;co;"), "hreflang-href-not-absolute", Fixability.ASK),
    ],
)
def test_no_fix_is_promised_for_a_value_with_an_entity_of_the_file(
    text: str, rule: str, fix: Fixability
) -> None:
    start = f'{DECLARATION}<!DOCTYPE urlset [<!ENTITY co "">]>\n'
    (finding,) = Case(urlset(url("/", text), attributes=DECLARED, before=start)).of(rule)
    assert finding.fix is fix


def test_several_faults_of_a_kind_in_one_entry_are_a_finding_each() -> None:
    codes = case(link("en_US") + link("de_AT") + link("fr")).of("hreflang-malformed")
    assert [finding.message.split()[0] for finding in codes] == ["en_US", "de_AT"]
    bare = video().replace("video:title", "video:tag").replace("thumbnail_loc", "tag")
    assert len(case(bare).of("extension-required-missing")) == 2


@for_each("date", ["2026-11", "2026"])
def test_a_date_without_a_day_is_not_said_to_have_passed(date: str) -> None:
    blocks = news(date=date) + video(f"<video:expiration_date>{date}</video:expiration_date>")
    assert not {"news-too-old", "video-expired"} & case(blocks).rules()
