"""Regular expressions for the tokens of XML that was found well-formed; they verify nothing.

All are fragments for `re.DOTALL` that neither capture nor backtrack, except those that are compiled.
"""

import re

XML_PREFIXES = frozenset({"xml", "xmlns"})  # bound by XML itself
SPACE = r"[ \t\r\n]*+"
COMMENT = r"<!--(?>.*?-->)"
INSTRUCTION = r"<\?(?>.*?\?>)"
CDATA = r"<!\[CDATA\[(?>.*?\]\]>)"
NOTE = rf"{COMMENT}|{INSTRUCTION}"  # markup without text
NO_TAG = rf"{NOTE}|{CDATA}"  # no tag inside these counts
IN_TAG = (
    r"""(?:[^"'/>]++|"[^"]*+"|'[^']*+'|/(?!>))*+"""  # after an element's name: white space and attributes
)

_SUBSET = rf"""(?:[^]<"']++|"[^"]*+"|'[^']*+'|{NOTE}|<(?![?]|!--))*+"""
DOCTYPE = rf"""<!DOCTYPE(?:[^[>"']++|"[^"]*+"|'[^']*+'|\[{_SUBSET}\])*+>"""

# Any tag; the name is None for a match that is no tag.
TAG = re.compile(
    rf"{NO_TAG}|<(?P<end>/?+)(?P<name>[^\s/>]++)(?P<attributes>{IN_TAG})(?P<empty>/?+)>", re.DOTALL
)
# An attribute of a tag; the value includes its quotes. The lookbehind keeps names from being tried from
# each of their letters, which takes long if no value follows.
ATTRIBUTE = re.compile(r"""(?<![^\s="'])(?P<name>[^\s="']++)\s*+=\s*+(?P<value>"[^"]*+"|'[^']*+')""")
SCRIPT = re.compile(r"<\?php\b")  # legal XML, but the script was never run
