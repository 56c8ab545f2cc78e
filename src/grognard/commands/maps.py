"""`grognard map`: the map of a title as a picture."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from grognard.commands import output
from grognard.core.dice import Dice
from grognard.core.errors import GrognardError
from grognard.core.position import Table
from grognard.core.title import load_title
