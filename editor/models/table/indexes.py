"""The type of the index arguments of models and views, and the invalid index."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

AnyIndex = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
