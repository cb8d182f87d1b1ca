"""All settings that the program declares."""

from editor.services.settings import settings
from editor.services.settings.settings import Setting

EVERY_SETTING = tuple(value for value in vars(settings).values() if isinstance(value, Setting))
