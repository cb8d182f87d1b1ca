"""All settings that the program declares."""

from editor.services.settings import export_settings, settings, site_settings
from editor.services.settings.preference import Setting

EVERY_SETTING = tuple(
    value
    for module in (settings, export_settings, site_settings)
    for value in vars(module).values()
    if isinstance(value, Setting)
)
