"""A game as an environment of PettingZoo: the seat that is asked chooses one of the orders that it is offered."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from grognard.core.dice import Dice
from grognard.core.errors import GrognardError
from grognard.core.frame import Ask, answer, settle
from grognard.core.position import Position, Result, Table
from grognard.core.title import load_title
from grognard.core.view import seen
from grognard.extras import extra
from grognard.learn.encoding import FEATURES, Encoder, OrderBook

spaces = extra("gymnasium.spaces", "learn", "an environment")
AECEnv: Any = extra("pettingzoo", "learn", "an environment").AECEnv

RANGE = np.iinfo(np.int32)
NONE: list[Any] = []


class Setting(NamedTuple):
    """What is played, and how an environment behaves; see `grognard.learn.aec_env`."""

    title: str
    scenario: str
    options: dict[str, str]
    rewards: str
    max_cycles: int | None
    width: int
    illegal: str
    pack: Path | None


class GameEnv(AECEnv):  # type: ignore[misc]  # it is imported only where it is wanted
    """One game after another. An action is the number of an order among those that the seat is offered.

    If more are offered than there are actions, the last action turns the page: nothing happens in the game, and the
    next orders are shown.
    """

    metadata = {"name": "grognard", "render_modes": ["ansi"], "is_parallelizable": False}
    render_mode = "ansi"

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        title = self.title = load_title(setting.title)
        self.setting = setting
        self.scenario = setting.scenario or title.meta.scenarios[0]
        self._options = title.meta.fill(self.scenario, setting.options)
        title.check(self.scenario, self._options)
        if setting.width < 2:
            raise GrognardError("an agent needs room for at least two orders")
        self.kit = title.kit_of(title.kit(setting.pack), self.scenario)
        self.metadata = {**self.metadata, "name": f"grognard {setting.title} {self.scenario}"}
        self.possible_agents = list(title.seats(self._options))
        self.agents: list[str] = []
        self._chance = random.Random()
        self._book = OrderBook(title)
        self._start("0")
        self._encoders = {
            agent: Encoder(title, self.kit, self.position, number) for number, agent in enumerate(self.possible_agents)
        }
        self.layout = self._encoders[self.possible_agents[0]].layout
        self._space = self._spaces()
        self._masks = np.tri(setting.width + 1, setting.width, -1, np.int8)
        """By number of orders: which actions there are."""

    def _spaces(self) -> Any:
        size, width = self._encoders[self.possible_agents[0]].size, self.setting.width
        return spaces.Dict(
            {
                "observation": spaces.Box(RANGE.min, RANGE.max, (size,), np.int32),
                "action_mask": spaces.Box(0, 1, (width,), np.int8),
                "orders": spaces.Box(RANGE.min, RANGE.max, (width, len(FEATURES)), np.int32),
            }
        )

    @cache  # noqa: B019  spaces live as long as their environment
    def observation_space(self, agent: str) -> Any:
        return self._space

    @cache  # noqa: B019
    def action_space(self, agent: str) -> Any:
        return spaces.Discrete(self.setting.width)

    # playing

    def _start(self, seed: str) -> None:
        title = self.title
        self.position: Position = title.set_up(self.kit, self.scenario, self._options, Table(Dice(seed)))
        self.asks: tuple[Ask, ...] = settle(self.position)
        self.decisions = 0
        self._page = 0
        self._views: dict[str, Position] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance.seed(seed)
        self._start(str(self._chance.getrandbits(48)) if seed is None else str(seed))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.asks[0].seat
        self._turn = self._now()
        self._standings = self._judge() if self.setting.rewards == "standing" else {}

    def ask_of(self, agent: str) -> Ask | None:
        """The question put to a seat."""
        for ask in self.asks:
            if ask.seat == agent:
                return ask
        return None

    def shown(self, ask: Ask) -> list[Any]:
        """The orders that stand for the first actions: all of them, or those of the page."""
        width = self.setting.width
        if len(ask.orders) <= width:
            return ask.orders
        first = self._page * (width - 1)
        return ask.orders[first : first + width - 1]

    def orders(self, agent: str | None = None) -> list[str]:
        """The orders that stand for the first actions, as they are written."""
        ask = self.ask_of(agent or self.agent_selection)
        return [] if ask is None else [self.title.write(self.kit, order) for order in self.shown(ask)]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        ask = self.ask_of(agent)
        assert ask is not None
        self._cumulative_rewards[agent] = 0.0
        order = self._chosen(ask, action)
        if order is None:
            self._page = (self._page + 1) % -(-len(ask.orders) // (self.setting.width - 1))
        else:
            self.asks = answer(self.position, self.asks, order, agent)
            self._page = 0
            self._views.clear()
        self.decisions += 1
        over, limit = not self.asks, self.setting.max_cycles
        long = not over and limit is not None and self.decisions >= limit
        if over or long or (self._standings and self._now() != self._turn):
            self._reward(over, long)
        elif self._rewarded:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._rewarded = False
        if not over:
            self.agent_selection = self.asks[0].seat

    _rewarded = False

    def _chosen(self, ask: Ask, action: int | None) -> Any:
        """The order that an action stands for; None turns the page."""
        orders = self.shown(ask)
        if action is not None and 0 <= action < len(orders):
            return orders[int(action)]
        if orders is not ask.orders and action == self.setting.width - 1:
            return None
        if self.setting.illegal == "raise":
            raise GrognardError(f"action {action} is masked out: {len(orders)} orders are offered")
        return self._chance.choice(orders)

    # rewards

    def _now(self) -> int:
        turn: int = getattr(self.position, "turn", 0)
        return turn

    def _judge(self) -> dict[str, float]:
        """How the war stands, for each seat as far as it can see."""
        found = {}
        for seat in self.possible_agents:
            found[seat] = self.title.standing(self._view(seat), self.title.side_of(self.position, seat))
        return found

    def _reward(self, over: bool, long: bool) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._rewarded = True
        if self._standings:
            before, self._standings, self._turn = self._standings, self._judge(), self._now()
            self.rewards = {agent: self._standings[agent] - before[agent] for agent in self.agents}
        result = self.position.result
        if over and result is not None:
            for agent in self.agents:
                self.rewards[agent] += outcome(result, self.title.side_of(self.position, agent), agent)
            self.terminations = dict.fromkeys(self.agents, True)
        if long:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    # looking

    def _view(self, agent: str) -> Position:
        found = self._views.get(agent)
        if found is None:
            found = self._views[agent] = seen(self.title, self.position, agent)
        return found

    def observe(self, agent: str) -> dict[str, Any]:
        ask = self.ask_of(agent)
        width, orders, page = self.setting.width, NONE, 0
        if ask is not None:
            orders, page = self.shown(ask), self._page
        mask = self._masks[len(orders)].copy()
        if ask is not None and orders is not ask.orders:
            mask[width - 1] = 1
        return {
            "observation": self._encoders[agent](self._view(agent), ask, page),
            "action_mask": mask,
            "orders": self._book.features(orders, width),
        }

    def render(self) -> str:
        """The moment in a few words."""
        asked = ", ".join(f"{ask.seat}: {ask.prompt}" for ask in self.asks) or "over"
        return f"{self.setting.title} {self.scenario}, turn {self._now()}: {asked}"

    def close(self) -> None:
        """There is nothing to close."""


def outcome(result: Result, *names: str) -> float:
    """1 for who has won, with a side or alone, -1 for who has lost, 0 if nobody has won."""
    if not result.winners:
        return 0.0
    return 1.0 if {*names} & {*result.winners} else -1.0
