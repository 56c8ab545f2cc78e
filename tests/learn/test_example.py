"""The worked example of the docs learns something."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "docs/examples/learn_verbs.py"


@pytest.mark.long
def test_the_example_beats_random() -> None:
    """Games follow from their seeds, so that it always learns the same."""
    spec = importlib.util.spec_from_file_location("learn_verbs", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    table = example.train(120, "allies")
    learned = example.evaluate(table, "allies", 40, 1_000_000)
    blind = example.evaluate(None, "allies", 40, 1_000_000)
    error = np.hypot(learned.std(), blind.std()) / np.sqrt(40)
    assert learned.mean() - blind.mean() > 2 * error
