"""An entry and the head of a file as XML text: read and changed in place, without a parser."""
