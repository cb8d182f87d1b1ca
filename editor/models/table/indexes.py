"""What the methods of models and views take for a place."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

AnyIndex = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
