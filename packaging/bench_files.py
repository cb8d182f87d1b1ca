"""Makes the files that are measured: the same bytes on every machine and in every run."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

SITE = "https://www.example.com"
HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
)
SECTIONS = ("blog", "shop/skis", "shop/boots", "de/produkte", "news", "docs", "help/articles", "events")
WORDS = (  # noqa: SIM905 - shorter than a line for each
    "alpine boots bright canvas carbon classic compare downhill edges forest garden glacier guide harbour "
    "island jacket kitchen ladder leather light marble nordic orange outdoor paper quartz racing river "
    "silver summer timber touring urban velvet vintage waterproof winter wooden yellow"
).split()
FREQUENCIES = ("daily", "weekly", "weekly", "weekly", "monthly", "monthly", "yearly")
PRIORITIES = ("0.3", "0.5", "0.5", "0.5", "0.6", "0.7", "0.8", "0.9", "1.0")
BAD = {
    "loc": (
        "/relative/only",
        "http//missing-colon.example/a",
        f"{SITE}/a b",
        f"{SITE}/caf\u00e9",
        f"{SITE}/100%",
    ),
    "lastmod": ("2024-13-01", "2023-02-29", "01/02/2024", "yesterday", "2024-05-05T10:00:00"),
    "changefreq": ("Weekly", "biweekly", "sometimes"),
    "priority": ("1.1", "-0.1", "0,5", "high"),
}

Values = dict[str, str]
Row = Callable[[random.Random, int, Values], str]


def _values(chance: random.Random, number: int) -> Values:
    slug = "-".join(chance.choices(WORDS, k=chance.randint(2, 6)))
    query = f"?page={number % 9}&amp;sort=price" if chance.random() < 0.05 else ""
    day = f"20{chance.randint(15, 26)}-{chance.randint(1, 9):02}-{chance.randint(1, 28):02}"
    time = f"T{chance.randint(0, 23):02}:{chance.randint(0, 59):02}:00+00:00" if chance.random() < 0.5 else ""
    return {
        "loc": f"{SITE}/{chance.choice(SECTIONS)}/{slug}-{number}{query}",
        "lastmod": day + time,
        "changefreq": chance.choice(FREQUENCIES),
        "priority": chance.choice(PRIORITIES),
    }


def _element(name: str, value: str) -> str:
    return f"    <{name}>{value}</{name}>\n"


def _regular(values: Values, more: str = "") -> str:
    return "  <url>\n" + "".join(_element(*item) for item in values.items()) + more + "  </url>\n"


def plain_row(_chance: random.Random, _number: int, values: Values) -> str:
    """All four values, nothing else."""
    return _regular(values)


def extended_row(chance: random.Random, number: int, values: Values) -> str:
    """Every second one with images or languages."""
    if number % 2:
        return _regular(values)
    if chance.random() < 0.5:
        more = "".join(
            f"    <image:image><image:loc>{SITE}/images/{number}-{at}.jpg</image:loc></image:image>\n"
            for at in range(chance.randint(1, 3))
        )
    else:
        more = "".join(
            f'    <xhtml:link rel="alternate" hreflang="{language}" href="{SITE}/{language}/{number}"/>\n'
            for language in ("de", "en", "fr")
        )
    return _regular(values, more)


def odd_row(chance: random.Random, _number: int, values: Values) -> str:
    """Three of ten legal but awkward."""
    if chance.random() >= 0.3:
        return _regular(values)
    kind = chance.randrange(4)
    if kind == 0:
        return _regular({**values, "loc": f"<![CDATA[{values['loc'].replace('&amp;', '&')}]]>"})
    if kind == 1:
        return _regular(values, "    <!-- checked by hand -->\n")
    if kind == 2:
        return _regular({**values, "loc": values["loc"].replace("-", "&#45;", 1)})
    return _regular(dict(reversed(values.items())))


def bad_row(chance: random.Random, _number: int, values: Values) -> str:
    """One cell in fifty wrong, one value in ten absent."""
    kept = {name: value for name, value in values.items() if name == "loc" or chance.random() >= 0.1}
    return _regular(
        {name: chance.choice(BAD[name]) if chance.random() < 0.02 else kept[name] for name in kept}
    )


def spaced_row(_chance: random.Random, _number: int, values: Values) -> str:
    """A space in the URL."""
    return _regular({**values, "loc": values["loc"].replace("-", " ", 1)})


def foreign_row(_chance: random.Random, number: int, values: Values) -> str:
    """On a host of its own."""
    return _regular({**values, "loc": values["loc"].replace("www.example", f"shop-{number}.alpine-boots")})


def relative_image_row(_chance: random.Random, number: int, values: Values) -> str:
    """An image whose URL is relative."""
    return _regular(values, _image(f"/images/{number}.jpg"))


def undated_row(_chance: random.Random, number: int, values: Values) -> str:
    """A date of which nobody knows the day."""
    return _regular({**values, "lastmod": f"{1900 + number % 120}-13-{number:05}"})


def tenfold_row(_chance: random.Random, number: int, values: Values) -> str:
    """One of ten URLs."""
    return _regular({**values, "loc": f"{SITE}/page-{number % 10}"})


def unreturned_row(_chance: random.Random, number: int, values: Values) -> str:
    """Links to five entries, of which none returns them."""
    languages = ("de", "en", "fr", "es", "it")
    links = "".join(
        f'    <xhtml:link rel="alternate" hreflang="{language}" href="{SITE}/{number + 7 * at}"/>\n'
        for at, language in enumerate(languages)
    )
    return _regular({**values, "loc": f"{SITE}/{number}"}, links)


def many_images_row(_chance: random.Random, _number: int, values: Values) -> str:
    """Images in great number, each with a relative URL."""
    return _regular(values, "".join(_image(f"/images/{number}.jpg") for number in range(20_000)))


def _image(url: str) -> str:
    return f"    <image:image><image:loc>{url}</image:loc></image:image>\n"


FILES: dict[str, tuple[int, Row]] = {
    "plain": (50_000, plain_row),
    "extended": (50_000, extended_row),
    "odd": (50_000, odd_row),
    "bad": (50_000, bad_row),
    "million": (1_000_000, plain_row),
    "spaces": (50_000, spaced_row),
    "hosts": (50_000, foreign_row),
    "relative-images": (50_000, relative_image_row),
    "wrong-dates": (50_000, undated_row),
    "tenfold": (50_000, tenfold_row),
    "unreturned": (20_000, unreturned_row),
    "many-images": (1, many_images_row),
}


def _rows(count: int, row: Row) -> Iterator[str]:
    chance = random.Random(50_000)  # noqa: S311 - repeatable, not secret
    for number in range(count):
        yield row(chance, number, _values(chance, number))


def write_file(folder: Path, name: str) -> Path:
    """Write one of FILES, unless it is there."""
    path = folder / f"{name}.xml"
    if not path.exists():
        write_rows(path, *FILES[name])
    return path


def write_rows(path: Path, count: int, row: Row) -> None:
    """Write a file with some rows of a kind."""
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(HEAD)
        file.writelines(_rows(count, row))
        file.write("</urlset>\n")


# The core of the protocol as a schema of our own, to compare the cost of such a check with ours.
SCHEMA = """\
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
    targetNamespace="http://www.sitemaps.org/schemas/sitemap/0.9"
    xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <xs:element name="urlset">
    <xs:complexType><xs:sequence>
      <xs:element name="url" type="entry" maxOccurs="unbounded"/>
    </xs:sequence></xs:complexType>
  </xs:element>
  <xs:complexType name="entry"><xs:sequence>
    <xs:element name="loc" type="address"/>
    <xs:element name="lastmod" type="moment" minOccurs="0"/>
    <xs:element name="changefreq" type="frequency" minOccurs="0"/>
    <xs:element name="priority" type="share" minOccurs="0"/>
    <xs:any namespace="##other" minOccurs="0" maxOccurs="unbounded" processContents="lax"/>
  </xs:sequence></xs:complexType>
  <xs:simpleType name="address">
    <xs:restriction base="xs:anyURI"><xs:minLength value="12"/><xs:maxLength value="2047"/></xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="moment"><xs:union memberTypes="xs:date xs:dateTime"/></xs:simpleType>
  <xs:simpleType name="frequency">
    <xs:restriction base="xs:string">
      <xs:enumeration value="always"/><xs:enumeration value="hourly"/><xs:enumeration value="daily"/>
      <xs:enumeration value="weekly"/><xs:enumeration value="monthly"/><xs:enumeration value="yearly"/>
      <xs:enumeration value="never"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="share">
    <xs:restriction base="xs:decimal">
      <xs:minInclusive value="0"/><xs:maxInclusive value="1"/>
    </xs:restriction>
  </xs:simpleType>
</xs:schema>
"""
