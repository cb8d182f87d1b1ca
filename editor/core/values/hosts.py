"""Hosts of URLs: checks them, converts them to ASCII, and tells whether the public can reach them.

Nothing is resolved and no network is used.
Sources: RFC 3986 section 3.2.2, RFC 1123 section 2.1, UTS 46, RFC 6761 and RFC 2606 (reserved names).
"""

import re
from enum import Enum
from functools import lru_cache
from ipaddress import AddressValueError, IPv4Address, IPv6Address

from editor.core.values.characters import is_illegal_in_url

MAX_LABEL = 63
MAX_HOST = 253
MAX_PORT = 65_535

_ASCII_HOST = re.compile(r"[A-Za-z0-9._-]+")
_DOTS = str.maketrans("\u3002\uff0e\uff61", "...")  # UTS 46: ideographic and half-width full stops
_IP_FUTURE = re.compile(r"v[0-9a-f]+\.[a-z0-9._~!$&'()*+,;=:-]+", re.IGNORECASE)
_PRIVATE_ENDINGS = (".localhost", ".local", ".internal", ".lan", ".test", ".invalid")
_EXAMPLE = re.compile(r"(?:.*\.)?example\.(?:com|net|org)")


class HostFlaw(Enum):
    """The reason why a host or port is invalid."""

    MISSING = "missing"
    EMPTY_LABEL = "empty label"
    LONG_LABEL = "long label"
    TOO_LONG = "too long"
    BAD_IPV4 = "bad IPv4 address"
    BAD_IPV6 = "bad IPv6 address"
    BAD_PORT = "bad port"
    BACKSLASH = "backslash"
    BAD_CHARACTER = "bad character"


class Reach(Enum):
    """The public that can open a host."""

    PUBLIC = "public"
    EXAMPLE = "example"  # reserved for documentation
    PRIVATE = "private"


def split_authority(authority: str) -> tuple[str | None, str, str | None]:
    """Split an authority into user information, host and port, as written; None without `@` or `:`."""
    userinfo, at, rest = authority.rpartition("@")
    if rest.startswith("[") and "]" in rest:
        host, _, after = rest.partition("]")
        host += "]"
        colon, port = (":", after[1:]) if after.startswith(":") else ("", "")
        if after and not colon:
            host += after
    else:
        host, colon, port = rest.partition(":")
    return userinfo if at else None, host, port if colon else None


def port_number(port: str) -> int | None:
    """Return the number of a port as written; None if it is none from 0 to 65535."""
    if not (port.isascii() and port.isdigit()):
        return None
    digits = port.lstrip("0") or "0"  # any number of leading zeros is legal, but too many stop `int`
    return int(digits) if len(digits) <= 5 and int(digits) <= MAX_PORT else None


def authority_flaw(authority: str) -> tuple[HostFlaw, str] | None:
    """Return the flaw of the host or port of an authority as written, and the text at fault; None if valid.

    A backslash before an `@` is a flaw too: some programs take the text before it as the host.
    """
    userinfo, host, port = split_authority(authority)
    return (HostFlaw.BACKSLASH, "\\") if userinfo and "\\" in userinfo else host_flaw(host, port)


def host_flaw(host: str, port: str | None) -> tuple[HostFlaw, str] | None:
    """Return the flaw of a host or port as written, and the text at fault; None if there is none.

    Whitespace, invisible characters and those that are illegal in URLs are left to the rules about them.
    """
    is_literal = "[" in host or "]" in host
    if is_literal and not _is_ip_literal(host):
        return HostFlaw.BAD_IPV6, host  # also if a bracket is missing and a part looks like a port
    if port and port_number(port) is None:
        return HostFlaw.BAD_PORT, port
    return None if is_literal else _name_flaw(host)


def _name_flaw(host: str) -> tuple[HostFlaw, str] | None:
    if not host:
        return HostFlaw.MISSING, ""
    if not _ASCII_HOST.fullmatch(host):
        for character in host:
            if character == "\\":
                return HostFlaw.BACKSLASH, character
            if not _may_stand_in_host(character):
                return HostFlaw.BAD_CHARACTER, character
    return _label_flaw(host)


def _may_stand_in_host(character: str) -> bool:
    is_known = character.isalnum() or character in "-_. \t\r\n"
    return not character.isascii() or is_known or is_illegal_in_url(character)


def _label_flaw(host: str) -> tuple[HostFlaw, str] | None:
    ascii_host = a_label(host).removesuffix(".")
    labels = ascii_host.split(".")
    if "" in labels:
        return (HostFlaw.EMPTY_LABEL, host) if ascii_host else (HostFlaw.MISSING, "")
    for label in labels:
        if len(label) > MAX_LABEL:
            return HostFlaw.LONG_LABEL, label
    if len(ascii_host) > MAX_HOST:
        return HostFlaw.TOO_LONG, host
    if labels[-1].isascii() and labels[-1].isdigit() and _ipv4(ascii_host) is None:
        return HostFlaw.BAD_IPV4, host
    return None


def top_level_of(host: str) -> str:
    """Return the top-level domain of a host, in ASCII and lower case; "" for an address or a single label."""
    ascii_host = a_label(host).removesuffix(".")
    if "[" in host or _ipv4(ascii_host):
        return ""
    _, dot, last = ascii_host.rpartition(".")
    return last if dot else ""


def _ipv4(host: str) -> IPv4Address | None:
    try:
        return IPv4Address(host)
    except AddressValueError:
        return None


def _ipv6(host: str) -> IPv6Address | None:
    try:
        return IPv6Address(host) if host.isascii() and "%" not in host else None
    except AddressValueError:
        return None


def _is_ip_literal(host: str) -> bool:
    if not (host.startswith("[") and host.endswith("]")):
        return False
    inner = host[1:-1]
    return _ipv6(inner) is not None or _IP_FUTURE.fullmatch(inner) is not None


@lru_cache(maxsize=4096)
def a_label(host: str) -> str:
    """Return a host in lower case with every label in ASCII (UTS 46, non-transitional: ß stays itself).

    A label that IDNA 2008 rejects is kept, in Punycode if it is not ASCII: this never fails.
    """
    if host.isascii():
        return host.lower()
    return ".".join(_a_label_of_one(label) for label in host.translate(_DOTS).split("."))


def _a_label_of_one(label: str) -> str:
    if label.isascii() or len(label) > MAX_LABEL:  # too long in any form; encoding would take quadratic time
        return label.lower()
    import idna  # noqa: PLC0415 - few hosts need it

    try:
        return idna.encode(label, uts46=True, std3_rules=False).decode("ascii")
    except (idna.IDNAError, UnicodeError):
        pass
    return "xn--" + label.lower().encode("punycode", "replace").decode("ascii", "replace")


def unicode_host(host: str) -> str:
    """Return a host with `xn--` labels in Unicode, unless that would convert back to another host."""
    if "xn--" not in host.lower():
        return host
    import idna  # noqa: PLC0415 - few hosts need it

    try:
        readable: str = idna.decode(host, uts46=True, std3_rules=False)
    except (idna.IDNAError, UnicodeError):
        return host
    return readable if a_label(readable) == host.lower() else host


@lru_cache(maxsize=4096)
def reach(host: str) -> Reach:
    """Tell whether the public can open a valid host, judging by its name or address alone."""
    name = a_label(host).removesuffix(".")
    address = _ipv6(name[1:-1]) if name.startswith("[") else _ipv4(name)
    if address is not None:
        return Reach.PUBLIC if address.is_global else Reach.PRIVATE
    if name.startswith("["):
        return Reach.PUBLIC
    if "." not in name or name.endswith(_PRIVATE_ENDINGS):
        return Reach.PRIVATE
    return Reach.EXAMPLE if _EXAMPLE.fullmatch(name) else Reach.PUBLIC
