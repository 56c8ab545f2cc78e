"""A game in rounds: in each of them all agents act, and the orders of those who are asked are given."""

from __future__ import annotations

from typing import Any

from grognard.extras import extra
from grognard.learn.env import GameEnv

ParallelEnv: Any = extra("pettingzoo", "learn", "an environment").ParallelEnv


class ParallelGame(ParallelEnv):  # type: ignore[misc]  # it is imported only where it is wanted
    """Who is not asked has nothing to choose (their mask is empty), and what they say does not count.

    Of several that are asked at once each gives one order in a round, as long as the others' orders leave them asked.
    """

    def __init__(self, game: GameEnv, max_cycles: int | None) -> None:
        self.game = game
        self.metadata = {**game.metadata, "is_parallelizable": True}
        self.possible_agents = game.possible_agents.copy()
        self.agents: list[str] = []
        self.render_mode = game.render_mode
        self._max_cycles = max_cycles
        self._cycles = 0

    def observation_space(self, agent: str) -> Any:
        return self.game.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.game.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.game.reset(seed, options)
        self.agents = self.possible_agents.copy()
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self.game.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        game, rewards = self.game, dict.fromkeys(self.agents, 0.0)
        for seat in [ask.seat for ask in game.asks]:
            if game.ask_of(seat) is None or any(game.terminations.values()):
                continue
            game.agent_selection = seat
            game.step(actions[seat])
            for agent in self.agents:
                rewards[agent] += game.rewards[agent]
        self._cycles += 1
        over = not game.asks
        long = not over and self._max_cycles is not None and self._cycles >= self._max_cycles
        agents = self.agents
        observations = self._observations()
        if over or long:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, long),
            {agent: {} for agent in agents},
        )

    def render(self) -> str:
        return self.game.render()

    def close(self) -> None:
        self.game.close()
