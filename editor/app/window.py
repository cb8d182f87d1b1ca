"""The main window: puts the parts together and tells each what it needs to know of the others."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QMimeData, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStackedWidget, QToolBar, QWidget

from editor.app.action_spec import Commands, WindowState
from editor.app.edit_commands import EditCommands
from editor.app.file_commands import FileCommands
from editor.app.help_commands import HelpCommands
from editor.app.menus import Menus
from editor.app.save_commands import SaveCommands
from editor.app.tabs import DocumentTabs
from editor.app.view_commands import ViewCommands
from editor.app.window_state import status_of, window_state
from editor.app.workbench import Workbench
from editor.dialogs.questions import Questions
from editor.models.findings_model import FindingsModel
from editor.models.row_filter import Wanted
from editor.services.recent import PublishedUrls, RecentFiles
from editor.services.settings import HEADER_STATE, WINDOW_GEOMETRY, WINDOW_STATE, WINDOW_VERSION, Settings
from editor.services.tasks import Tasks
from editor.views.document_view import DocumentView
from editor.views.empty_state import EmptyState, RecentFile
from editor.views.filter_bar import FilterBar
from editor.views.findings_panel import FindingsHeader, FindingsPanel
from editor.views.status import StatusLine
