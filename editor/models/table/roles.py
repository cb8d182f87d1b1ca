"""Qt's roles as plain integers: in `data`, comparing those costs a tenth of comparing the enumeration."""

from PySide6.QtCore import Qt

DISPLAY = int(Qt.ItemDataRole.DisplayRole)
EDIT = int(Qt.ItemDataRole.EditRole)
TOOL_TIP = int(Qt.ItemDataRole.ToolTipRole)
ACCESSIBLE_TEXT = int(Qt.ItemDataRole.AccessibleTextRole)
ACCESSIBLE_DESCRIPTION = int(Qt.ItemDataRole.AccessibleDescriptionRole)
TEXT_ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter  # how words stand in lists and tables
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter  # and numbers

MARK = int(Qt.ItemDataRole.UserRole)  # the severity of a cell's worst finding, 0 for none
ROW_MARK = MARK + 1  # the same of the whole row, at any of its cells
