"""For researchers: every title and scenario as an environment of PettingZoo (extra `grognard[learn]`, docs/learn.md).

>>> from grognard.learn import aec_env
>>> env = aec_env("nemesis", "imphal")
>>> env.reset(seed=1)
>>> env.agent_selection in env.possible_agents
True
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from grognard.extras import extra

Rewards = Literal["end", "standing"]
Illegal = Literal["raise", "random"]
WIDTH = 256
"""Orders that an agent is offered at once; if there are more, the last action turns the page."""


def aec_env(
    title: str,
    scenario: str | None = None,
    *,
    rewards: Rewards = "end",
    max_cycles: int | None = None,
    width: int = WIDTH,
    illegal: Illegal = "raise",
    pack: Path | None = None,
    **options: str,
) -> Any:
    """A game as an environment in which the seat that is asked acts next (`pettingzoo.AECEnv`).

    `rewards`: `end` gives 1 to who has won and -1 to who has lost; `standing` also what the war has gained or lost for
    a side in each turn, as it can see. `max_cycles` ends games after so many decisions. `illegal`: what an action does
    that is masked out. All other words are options of the title.
    """
    extra("gymnasium", "learn", "an environment")
    extra("pettingzoo", "learn", "an environment")
    from grognard.learn.env import GameEnv, Setting

    return GameEnv(Setting(title, scenario or "", options, rewards, max_cycles, width, illegal, pack))


def parallel_env(title: str, scenario: str | None = None, **how: Any) -> Any:
    """The same for algorithms in which all agents act at once (`pettingzoo.ParallelEnv`): who is not asked waits.

    Takes what `aec_env` takes; `max_cycles` counts rounds. An action that is masked out is replaced by another one.
    """
    extra("gymnasium", "learn", "an environment")
    extra("pettingzoo", "learn", "an environment")
    from grognard.learn.parallel import ParallelGame

    rounds = how.pop("max_cycles", None)
    return ParallelGame(aec_env(title, scenario, illegal="random", **how), rounds)
