"""A match of truco as a PettingZoo environment, where agents act one at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias, cast

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from quiero import engine
from quiero.engine import Act, State
from quiero.env.actions import ACTIONS, PASA, name_of
from quiero.env.sight import Sight, Vector
from quiero.env.text import render

Mask: TypeAlias = npt.NDArray[np.int8]
Observation: TypeAlias = dict[str, Vector | Mask]
Reward: TypeAlias = Literal["match", "points"]
DECK = 40


def env(
    reglamento: str = "argentino-duelo",
    seats: int = 2,
    target: int | None = None,
    options: Mapping[str, bool] | None = None,
    reward: Reward = "match",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int | None]:
    """A `raw_env` in PettingZoo's usual wrappers: an illegal action ends the match, with a reward of -1 for its agent."""
    bare = raw_env(reglamento, seats, target, options, reward, render_mode)
    checked = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv[str, Observation, int | None], EzPickle):
    """One match. The agents are `seat_1`, `seat_2`…, odd ones against even ones.

    `reglamento`, `seats`, `target` (the highest if not given) and `options` choose the table. With `reward` "match" each agent of
    the winning team gets 1 at the end and each of the other -1; with "points", whenever points are paid, its own team's less the
    rivals'. Raises KeyError for a reglamento, ValueError for a table or a reward that there is not.
    """

    def __init__(
        self,
        reglamento: str = "argentino-duelo",
        seats: int = 2,
        target: int | None = None,
        options: Mapping[str, bool] | None = None,
        reward: Reward = "match",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, reglamento, seats, target, dict(options or {}), reward, render_mode)
        cast(Callable[[], None], super().__init__)()  # PettingZoo left it without types
        self.rules = engine.reglamento(reglamento, options)
        self.target = max(self.rules.targets) if target is None else target
        engine.start(self.rules, self.target, seats, mano=1)  # refuses a table that there is not
        if reward not in ("match", "points"):
            raise ValueError(f"no such reward: {reward!r}")
        self.seats = seats
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {
            "name": f"quiero_{reglamento.replace('-', '_')}_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False,
        }  # fmt: skip
        self.actions = ACTIONS[reglamento]
        self.sight = Sight(self.rules, seats)
        self._index = {word: index for index, word in enumerate(self.actions)}
        self.possible_agents = [f"seat_{seat}" for seat in range(1, seats + 1)]
        self.agents = []
        self.action_spaces = {agent: self._action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._rng: np.random.Generator | None = None

    # Gymnasium's types know what is in a Discrete and in a Dict less exactly than we do, hence the casts.

    def _action_space(self) -> spaces.Space[int | None]:
        return cast("spaces.Space[int | None]", spaces.Discrete(len(self.actions)))

    def _observation_space(self) -> spaces.Space[Observation]:
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 1, (self.sight.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
        }
        return cast("spaces.Space[Observation]", spaces.Dict(parts))

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The same object each time, as PettingZoo asks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int | None]:
        """The same object each time, as PettingZoo asks."""
        return self.action_spaces[agent]

    # ---- the match -------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. `seed` fixes all that chance does from here on; `options` are PettingZoo's and change nothing."""
        if seed is not None or self._rng is None:
            self._rng, _ = np_random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        mano = 0 if self.rules.opening() else int(self._rng.integers(self.seats)) + 1
        self._stand(engine.start(self.rules, self.target, self.seats, mano))

    def step(self, action: int | None) -> None:
        """The action of `agent_selection`; chance, if it is due, comes after it. Raises ValueError for one that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._legal:
            word = "nothing" if action is None else self.actions[int(action)]
            raise ValueError(f"{agent} may not do this now: {word}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        done = self._legal[int(action)]
        if done is None:
            self._ask(self._waiting[1:])
        else:
            scores = self.match.scores
            self._stand(engine.apply(self.match, done)[0])
            self._reward(scores)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _stand(self, match: State) -> None:
        """The match stands so; where it waits for a deal it gets one. Whoever is asked then is asked from the mano on."""
        self.match = self._dealt(match) if match.phase == "reparto" else match
        mano = self.match.mano or 1
        self._ask(sorted(engine.actors(self.match), key=lambda seat: (seat - mano) % self.seats))

    def _dealt(self, match: State) -> State:
        assert self._rng is not None
        deck = tuple(self._rng.permutation(DECK).tolist())
        if self.rules.cut_step() is not None:
            return engine.shuffle(match, deck)[0]
        hands = tuple(deck[3 * seat : 3 * seat + 3] for seat in range(self.seats))
        return engine.deal(match, hands, deck[-1] if self.rules.has_vira else -1)[0]

    def _ask(self, waiting: list[int]) -> None:
        """Turn to the first of these seats; it may leave a canto to those after it."""
        self._waiting = waiting
        self._legal: dict[int, Act | None] = {}
        if not waiting:
            return
        self.agent_selection = f"seat_{waiting[0]}"
        self._legal.update((self._index[name_of(act)], act) for act in engine.legal_acts(self.match, waiting[0]))
        if len(waiting) > 1 and self.match.phase == "mano":
            self._legal[self._index[PASA]] = None

    def _reward(self, before: tuple[int, int]) -> None:
        match = self.match
        if match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        if self.reward == "points":
            lead = float(match.scores[0] - before[0] - (match.scores[1] - before[1]))
        else:
            lead = {0: 0.0, 1: 1.0, 2: -1.0}[match.winner]
        self.rewards = {agent: lead if engine.team_of(seat) == 1 else -lead for seat, agent in enumerate(self.agents, 1)}

    # ---- what an agent sees ----------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What that seat sees, and which actions are legal: none for an agent that is not asked."""
        mask = np.zeros(len(self.actions), dtype=np.int8)
        if agent == self.agent_selection:
            mask[list(self._legal)] = 1
        return {"observation": self.sight.write(engine.view(self.match, seat_of(agent))), "action_mask": mask}

    def information_state_key(self, agent: str) -> str:
        """`quiero.engine.information_state_key` of that seat; who left an answer to whom is not in it."""
        return engine.information_state_key(self.match, seat_of(agent))

    def render(self) -> str | None:
        """The table as the seat that is asked sees it: text to return, or in render mode "human" to print."""
        text = render(engine.view(self.match, seat_of(self.agent_selection)))
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def seat_of(agent: str) -> int:
    """The seat of an agent's name."""
    return int(agent.removeprefix("seat_"))
