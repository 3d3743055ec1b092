"""Társas: a table for modern board games."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """Finds this package's modules as Python source, passing over compiled ones."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        """Answer for modules inside `tarsas` only."""
        if path is None or not name.startswith("tarsas."):
            return None
        return FileFinder(path[0], (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)


if os.environ.get("TARSAS_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, SourceOnly())
