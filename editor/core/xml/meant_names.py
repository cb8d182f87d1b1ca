"""What is meant by an element of the sitemap namespace that the protocol does not have.

People and programs write known things under other names: lastModified for lastmod, link for loc.
Elements of extensions stand without a prefix, and so in the wrong namespace: image for image:image.
"""

from collections.abc import Collection

from editor.core.extensions.extension_declarations import HREFLANG, IMAGE, NEWS, VIDEO, Extension
from editor.core.fields import FIELD_NAMES
from editor.core.xml.markup import TAG, Frame
from editor.core.xml.outline import ElementSpan, attribute_list, scope_names

# In lower case, without hyphens and underscores.
_SYNONYMS = {
    "loc": ("address", "href", "link", "location", "locator", "pageurl", "permalink", "uri"),
    "lastmod": (
        "changed",
        "datemod",
        "datemodified",
        "dateupdated",
        "lastchange",
        "lastchanged",
        "lastmodification",
        "lastmodificationdate",
        "lastmoddate",
        "lastmodified",
        "lastmodifieddate",
        "lastupdate",
        "lastupdated",
        "modification",
        "modificationdate",
        "modified",
        "modifiedat",
        "modifieddate",
        "modtime",
        "updated",
        "updatedat",
    ),
    "changefreq": ("changefrequency", "changerate", "freq", "frequency", "updatefreq", "updatefrequency"),
    "priority": ("importance", "prio"),
}
_FIELD_OF = {name: field for field, names in _SYNONYMS.items() for name in names}
_FIELD_OF |= {field: field for field in FIELD_NAMES}  # as in last_mod
_BARE = {extension.block.name: extension for extension in (IMAGE, VIDEO, NEWS)}


def field_meant(element: ElementSpan) -> str:
    """Return the field that is meant by another name; "" if it is unknown, or meant as an extension's."""
    if extension_meant(element):
        return ""
    return _FIELD_OF.get(element.core.lower().replace("_", "").replace("-", ""), "")


def extension_meant(element: ElementSpan) -> Extension | None:
    """Return the extension whose element it would be with its prefix; None if it would be none's."""
    if element.core == HREFLANG.block.name:
        names = {name for name, _ in attribute_list(element.attributes)}
        return HREFLANG if "href" in names and names & {"hreflang", "rel"} else None
    return _BARE.get(element.core)


def name_with_prefix(extension: Extension) -> str:
    """Return the usual name of an extension's element, such as image:image."""
    return f"{extension.prefix}:{extension.block.name}"


def prefix_for(extension: Extension, frame: Frame) -> str:
    """Return the prefix, with its colon, that an extension has or can have in a file; "" if it is taken."""
    known = [prefix for prefix in scope_names(frame).prefixes_of(extension.variants.fullmatch) if prefix]
    is_taken = scope_names(frame).is_bound(extension.prefix)
    return known[0] if known else "" if is_taken else f"{extension.prefix}:"


def with_prefixes(text: str, elements: Collection[tuple[ElementSpan, str]], frame: Frame) -> str:
    """Give elements of an entry, and the sitemap's own inside them, a prefix; each comes with its own."""
    for element, prefix in sorted(elements, key=lambda each: -each[0].start):
        whole = text[element.start : element.end]
        text = text[: element.start] + _prefixed(whole, prefix, frame.prefix) + text[element.end :]
    return text


def _prefixed(text: str, prefix: str, own: str) -> str:
    """Replace the prefix of the sitemap's own elements, mostly none, in a text."""
    found = []
    position = 0
    for tag in TAG.finditer(text):
        name = tag["name"]
        if name is not None and name.startswith(own) and ":" not in name.removeprefix(own):
            start = tag.start("name")
            found += [text[position:start], prefix, name.removeprefix(own)]
            position = tag.end("name")
    return "".join([*found, text[position:]])
