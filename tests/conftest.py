"""Profiles of Hypothesis, and the long runs.

`HYPOTHESIS_PROFILE=ci` tries more examples than the default `dev`. Tests marked `long` run with `--long`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from grognard.core.title import title_keys

SLOW = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]

settings.register_profile("dev", max_examples=20, deadline=None, suppress_health_check=SLOW)
settings.register_profile(
    "ci", max_examples=200, deadline=None, suppress_health_check=SLOW, print_blob=True, database=None
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long tests too")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes minutes; runs with --long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


@pytest.fixture
def unfinished(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Titles that are being built are found too."""
    with monkeypatch.context() as environment:
        environment.setenv("GROGNARD_UNFINISHED", "1")
        title_keys.cache_clear()
        yield
    title_keys.cache_clear()
