"""Qt's roles as plain integers: comparing these in `data` takes a tenth of
the time of comparing enum members.
"""

from PySide6.QtCore import Qt

DISPLAY = int(Qt.ItemDataRole.DisplayRole)
EDIT = int(Qt.ItemDataRole.EditRole)
TOOL_TIP = int(Qt.ItemDataRole.ToolTipRole)
ACCESSIBLE_TEXT = int(Qt.ItemDataRole.AccessibleTextRole)
ACCESSIBLE_DESCRIPTION = int(Qt.ItemDataRole.AccessibleDescriptionRole)
TEXT_ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter  # the alignment of text in lists and tables
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter  # the alignment of numbers
VALUES = LEFT | Qt.AlignmentFlag.AlignAbsolute  # of values that are drawn from left to right in every window

MARK = int(Qt.ItemDataRole.UserRole)  # the severity of a cell's worst finding, 0 for none
ROW_MARK = MARK + 1  # the severity of the row's worst finding, in any of its cells
PARTS = ROW_MARK + 1  # a value split where it differs (TextDifference); None if it is absent
