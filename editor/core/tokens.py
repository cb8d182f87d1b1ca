"""Pieces of regular expressions for XML that was judged well-formed: they find their way and prove nothing.

All are for `re.DOTALL`; they neither capture nor go back on what they took.
"""

SPACE = r"[ \t\r\n]*+"
COMMENT = r"<!--(?>.*?-->)"
INSTRUCTION = r"<\?(?>.*?\?>)"
CDATA = r"<!\[CDATA\[(?>.*?\]\]>)"
IN_TAG = (
    r"""(?:[^"'/>]++|"[^"]*+"|'[^']*+'|/(?!>))*+"""  # after an element's name: white space and attributes
)

_SUBSET = rf"""(?:[^]<"']++|"[^"]*+"|'[^']*+'|{COMMENT}|{INSTRUCTION}|<(?![?]|!--))*+"""
DOCTYPE = rf"""<!DOCTYPE(?:[^[>"']++|"[^"]*+"|'[^']*+'|\[{_SUBSET}\])*+>"""
