"""What the extensions of a whole file tell together, and how its root declares them."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from editor.core.extensions.declaration import Attribute, Element, Extension, Need
from editor.core.extensions.declared import EXTENSIONS, HREFLANG, IMAGE, NEWS, extension_of
from editor.core.markup import Frame
from editor.core.outline import Names
from editor.core.urls import split_site
from editor.rules.extensions import ExtensionTexts
from editor.rules.finding import Remark

NAMESPACE_WRONG = "extension-namespace-wrong"
MAX_NAMED = 5  # retired elements in a message


def namespace_remarks(frame: Frame) -> Iterator[Remark]:
    """Extensions that the root declares by another spelling of their namespace."""
    for _, namespace in frame.namespaces:
        extension = extension_of(namespace)
        if extension and namespace != extension.namespace:
            params = (("namespace", namespace), ("official", extension.namespace))
            yield Remark(NAMESPACE_WRONG, value=namespace, params=params)


def usage_remarks(texts: ExtensionTexts) -> Iterator[Remark]:
    """Retired elements, too many news, and languages, which not every search engine reads."""
    column, names = texts.elements, texts.names
    counts: dict[str, int] = {}
    for extension in EXTENSIONS:
        if not is_used(extension, column, names):
            continue
        retired = deprecated(names, extension)
        if retired and re.search("|".join(map(re.escape, retired.values())), column):  # mostly there is none
            counts.update({tag: count for tag, start in retired.items() if (count := column.count(start))})
        if extension is NEWS:
            articles = sum(column.count(start) for start in _starts(names, NEWS))
            if NEWS.max_per_file and articles > NEWS.max_per_file:
                yield Remark("news-too-many", params=(("count", articles),), count=articles)
        entries = sum("hreflang=" in text for text in texts.each if text) if extension is HREFLANG else 0
        if entries:
            yield Remark("hreflang-not-for-yandex", params=(("count", entries),), count=entries)
    if counts:
        named = list(counts)[:MAX_NAMED]
        more = f" and {len(counts) - MAX_NAMED} more" if len(counts) > MAX_NAMED else ""
        yield Remark(
            "extension-deprecated",
            value=named[0],
            params=(("detail", ", ".join(named) + more),),
            count=sum(counts.values()),
        )


def is_used(extension: Extension, column: str, names: Names) -> bool:
    """Whether a text may hold blocks of an extension."""
    prefixes = names.prefixes_of(extension.variants.fullmatch)
    return any(f"<{prefix}{extension.block.name}" in column for prefix in prefixes)


def deprecated(names: Names, extension: Extension) -> dict[str, str]:
    """What Google retired, as people know it, with what it begins with in the text of a file."""
    found: dict[str, str] = {}
    for prefix in names.prefixes_of(extension.variants.fullmatch):
        for element in _retired(extension.block):
            found[f"{extension.prefix}:{element.name}"] = f"<{prefix}{element.name}"
        for element in extension.block.children:
            for attribute in _retired_attributes(element):
                found[f"{extension.prefix}:{element.name}/{attribute.name}"] = f" {attribute.name}="
    return found


def _retired(element: Element) -> Iterator[Element]:
    for child in element.children:
        if child.need is Need.DEPRECATED:
            yield child


def _retired_attributes(element: Element) -> Iterator[Attribute]:
    for attribute in element.attributes:
        if attribute.need is Need.DEPRECATED:
            yield attribute


def _starts(names: Names, extension: Extension) -> list[str]:
    prefixes = names.prefixes_of(extension.variants.fullmatch)
    return [f"<{prefix}{extension.block.name}{end}" for prefix in prefixes for end in " >\n\t\r/"]


def image_remarks(texts: ExtensionTexts, locs: Sequence[str]) -> Iterator[Remark]:
    """Hosts of images that no page of the file is on: one remark each."""
    prefixes = texts.names.prefixes_of(IMAGE.variants.fullmatch)
    column = texts.elements if prefixes else ""
    if not is_used(IMAGE, column, texts.names) or _are_on(_head(locs[0]), column, prefixes):
        return
    tags = "|".join(map(re.escape, prefixes))
    heads = re.compile(rf"<(?:{tags})loc\b[^>]*>\s*(?:<!\[CDATA\[)?(https?://[^/<?#\s\]]+)", re.IGNORECASE)
    images = Counter(heads.findall(column))
    if not images:
        return
    own = {_host(head) for head in set(map(_head, locs))}
    others: Counter[str] = Counter()
    for head, count in images.items():
        host = _host(head)
        if host and host not in own:
            others[host] += count
    for host, count in others.most_common():
        yield Remark("image-off-host", value=host, params=(("host", host),), count=count)


def _head(loc: str) -> str:
    return loc[: loc.find("/", 8) % (len(loc) + 1)]


def _are_on(head: str, column: str, prefixes: Sequence[str]) -> bool:
    """Whether all images are where the first page is, as they mostly are."""
    tags = [f"<{prefix}loc>" for prefix in prefixes]
    of_images = sum(column.count(f"{tag[:-1]}") for tag in tags)
    return bool(_host(head)) and of_images == sum(column.count(f"{tag}{head}/") for tag in tags)


def _host(head: str) -> str:
    site = split_site(head)
    return site.host if site else ""
