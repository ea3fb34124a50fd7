"""What only one piece can do: each module here registers the verbs of the alien it is named after."""

from importlib import import_module
from pkgutil import iter_modules

for _found in sorted(module.name for module in iter_modules(__path__)):
    import_module(f"{__name__}.{_found}")
