"""One table in memory: it takes commands, has them written to its journal, and shows what came of them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Final

from quiero.engine import Event, IllegalAct
from quiero.protocol.messages import Ack, Chat, Do, EndAbsent, Frame, Nonce, Refused, Rematch, SeatInfo, TableInfo
from quiero.tables import judge
from quiero.tables.alarm import Alarm
from quiero.tables.audience import Spectator
from quiero.tables.chat import Line, Speaker
from quiero.tables.company import Company
from quiero.tables.fold import Fold
from quiero.tables.gathering import Gathering
from quiero.tables.house import House
from quiero.tables.journal import Journal
from quiero.tables.node import Node
from quiero.tables.patience import patiently
from quiero.tables.people import Person, TableRefusal
from quiero.tables.record import acta_of
from quiero.tables.rows import Followed, Payload, Resumed, Wait
from quiero.tables.sitters import Sitters
from quiero.tables.tempo import waits_resumed
from quiero.tables.watch import Subscription
from quiero.tables.work import Work


class LiveTable:
    """The fold of a journal, with who watches it and what it waits for.

    A command is carried out to the end though whoever sent it has gone: a row must never be written and not folded.
    """

    def __init__(self, fold: Fold, house: House, node: Node) -> None:
        self.fold: Final = fold
        self._house = house
        self._node = node
        self._journal = Journal(fold, node.store, node.bus, node.tempo, self._taken)
        self._alarm = Alarm(node.store.now, node.tempo, lambda wait: self._work.start(self._fire(wait)))
        self._gathering = Gathering(fold, self._journal, node.store, node.new_id, self._go_on)
        self.sitters: Final = Sitters(fold, node.store)
        self._company = Company(fold, self.sitters.chairs, node.store.now, self.used, node.manners)
        self._work = Work(fold.table_id)
        self._used_at = node.store.now()
        self._came_at = 0
        self._told_end = False

    # ---- what the web asks

    def door(self) -> tuple[TableInfo, list[SeatInfo]]:
        """What stands on the door: no secret in it."""
        return self._company.door()

    def glance(self, seat: int) -> Frame:
        """What that seat would be sent first now, as version 0: it does not come by looking."""
        return self._company.glance(seat)

    def watch(self, seat: int) -> Subscription:
        """Begin to send that seat what it may see."""
        self.used()
        return self._company.seat(seat)

    def look_on(self, key: str) -> Spectator:
        """Begin to send a spectator what the table's policy lets him see; `key` is any text that is his and no other's.

        Raises TableRefusal (`sin-asiento`) where nobody may watch.
        """
        self.used()
        return self._company.spectator(key)

    def turn(self, spectator: Spectator, seat: int) -> None:
        """He looks from that seat from now on (0: at the table alone). Raises TableRefusal (`sin-perspectiva`)."""
        self._company.turn(spectator, seat)

    def chat(self, device: Subscription, chat: Chat, locale: str | None = None) -> Ack | Refused:
        """Whoever has that device says something to one of its rooms. It is written nowhere.

        Here and below, `locale` is the language that a refusal is told in, the table's where none is given.
        """
        self.used()
        try:
            self._company.say(device, chat)
        except TableRefusal as no:
            return Refused(chat.id, no.code, "", self._node.say(locale or self.fold.rules.locale, no.code, {}))
        return Ack(chat.id)

    def person(self, seat: int, who: str) -> Speaker:
        """The person on that seat or, for 0, the spectator who was heard as `who`. Raises TableRefusal (`sin-persona`)."""
        return self._company.person(seat, who)

    def heard_from(self, listener: Speaker, speaker: Speaker) -> list[Line]:
        """What `listener`, who is here, has heard `speaker` say of late."""
        return self._company.heard_from(listener, speaker)

    async def do(self, seat: int, do: Do, locale: str | None = None) -> Ack | Refused:
        """An act of that seat: returns once it is in the journal, synced to disk, or refused.

        Never raises for what a player sent.
        """
        received = self._node.store.now()
        decide = partial(judge.verified, self.fold, self._house, self._node.tempo, seat, do, received)
        return await self._work.to_the_end(self._ask(seat, do.id, decide, locale))

    async def nonce(self, seat: int, nonce: Nonce) -> None:
        """That seat shows the nonce that it promised when it sat down. One that nobody asked for, or a false one, is nothing."""
        await self._work.to_the_end(self._open_nonce(seat, nonce))

    async def end_absent(self, seat: int, ask: EndAbsent, locale: str | None = None) -> Ack | Refused:
        """That seat takes the offer to end the match against the team that is absent (`sin-ausencia`: there is none)."""
        return await self._work.to_the_end(self._ask(seat, ask.id, partial(judge.ended_absent, self.fold, seat), locale))

    async def rematch(self, seat: int, ask: Rematch, locale: str | None = None) -> Ack | Refused:
        """That seat wants another match. When every person asked, a new table is made and all subscriptions get Moved."""
        decide = partial(judge.rematch, self.fold, seat, ask.nonce_hash)
        return await self._work.to_the_end(self._ask(seat, ask.id, decide, locale))

    async def move(self, seat: int, to: int) -> None:
        """That seat takes a free chair instead, before the match. Raises TableRefusal (`mesa-empezada`, `silla-ocupada`)."""
        await self._work.to_the_end(self._gathering.move(seat, to))

    async def leave(self, seat: int) -> None:
        """That seat stands up before the match. Raises TableRefusal (`mesa-empezada`)."""
        await self._work.to_the_end(self._gathering.leave(seat))

    async def house(self, seat: int, computers: Collection[int]) -> None:
        """The house plays those empty chairs and no others, as `seat` asks before the match. Raises TableRefusal."""
        await self._work.to_the_end(self._gathering.house(seat, computers, self._company.present))

    async def ready(self, seat: int) -> None:
        """That seat answers the roll call."""
        await self._work.to_the_end(self._gathering.ready(seat))

    async def take_pair(self, other: LiveTable) -> None:
        """The pair of `other` accepts the challenge of this table, and goes on here. Raises TableRefusal (`reto-tomado`)."""
        self._came_at = self._node.store.now()
        await self._work.to_the_end(self._gathering.sit_pair(other.sitters.people))
        await other._work.to_the_end(other._gathering.accepted(self.fold.table_id))

    @property
    def open_chairs(self) -> list[int]:
        """The chairs that whoever comes may take."""
        return self._gathering.open

    @property
    def watchers(self) -> int:
        """How many look on."""
        return self._company.watchers

    @property
    def present(self) -> frozenset[int]:
        """The seats that are connected."""
        return self._company.present

    @property
    def attended(self) -> bool:
        """Whether somebody who sits is here, or was a moment ago."""
        return bool(self._company.present) or self._node.store.now() - self._came_at <= self._node.tempo.blink

    def acta(self, seat: int) -> Callable[[], str]:
        """What writes the acta of this match as that seat may have it, once it has begun (0: the public, only once it has ended).

        It may be called in another thread. Raises TableRefusal (`acta-cerrada`).
        """
        if self.fold.state is None or not (seat or self.fold.ended):
            raise TableRefusal("acta-cerrada")
        return acta_of(self.fold, self._house, [info.name for info in self.door()[1]], seat)

    # ---- what the node asks

    async def load(self) -> None:
        """After the journal was read: learn who sits, finish what a node left half done, and begin to wait."""
        async with self._journal.lock:
            await self._taken(())
            await self._gathering.settle()
            await self._go_on()

    async def sit(self, person: Person, seat: int, nonce_hash: str | None) -> int:
        """The seat that this person got (any for 0), or has already. Raises TableRefusal."""
        self.used()
        self._came_at = self._node.store.now()
        mine = await self._work.to_the_end(self._gathering.sit(person, seat, nonce_hash or ""))
        self.seated(person.key)
        return mine

    def seated(self, key: str) -> None:
        """That key has a seat here, from now on if not before: it does not watch the table as a spectator."""
        self._company.seated(key)

    def renamed(self, key: str, name: str) -> None:
        """That person is called otherwise now."""
        if self.sitters.seat_of(key):
            self.sitters.rename(key, name)
            self._company.show(())

    async def people_changed(self) -> None:
        """Who sits here, or what he is called, is not what it was."""
        await self.sitters.learn()
        self._company.show(())

    async def catch_up(self) -> None:
        """Fold the rows that other nodes wrote."""
        async with self._journal.lock:
            await self._journal.read_on()

    async def resume(self, alive_until: int) -> None:
        """All nodes were down from `alive_until` until now: set the clocks again, unless another node has just done it."""
        async with self._journal.lock:
            await self._journal.commit(f"srv:resume:{self.fold.resumes + 1}", partial(self._resumed, alive_until))

    def used(self) -> None:
        """Somebody is about to ask something: stay in memory for a while."""
        self._used_at = self._node.store.now()

    def wake(self) -> None:
        """Look again at what is overdue."""
        self._alarm.again()

    async def stop(self) -> None:
        """Let what is being written be finished, then end every subscription."""
        self._alarm.stop()
        await self._work.finish()
        self._alarm.stop()
        self._company.close()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        quiet = self._node.store.now() - self._used_at > self._node.tempo.idle
        return quiet and not self._company and not self._work

    # ---- commands

    async def _ask(self, seat: int, client_id: str, decide: Callable[[], Payload | None], locale: str | None) -> Ack | Refused:
        self.used()
        await self._node.awake()
        async with self._journal.lock:
            try:
                await self._journal.commit(f"seat:{seat}:{client_id}", decide)
            except IllegalAct as no:
                return Refused(client_id, no.code, no.article, self._words(no, locale))
            await self._go_on()
        return Ack(client_id)

    async def _open_nonce(self, seat: int, nonce: Nonce) -> None:
        self.used()
        async with self._journal.lock:
            await self._journal.commit(f"seat:{seat}:nonce", partial(judge.opened, self.fold, seat, nonce))
            await self._go_on()

    def _words(self, no: IllegalAct, locale: str | None) -> str:
        names = self.sitters.names(judge.asked(self.fold.state))
        who = {"quien": names} if names else {}
        return self._node.say(locale or self.fold.rules.locale, no.code, {**who, **no.params})

    async def _go_on(self) -> None:
        """Write what follows at once from the rows: the match begins, or its people go on at another table."""
        fold = self.fold
        if fold.status == "opening" and not fold.chairs.unopened:
            await self._journal.commit("srv:begin", self._house.begun)
        if fold.asked.keys() == fold.chairs.persons:
            await self._journal.commit("srv:follow", lambda: Followed(table=self._node.new_id()))

    def _resumed(self, alive_until: int) -> Payload | None:
        fold, tempo = self.fold, self._node.tempo
        another_did = fold.resumed_at > alive_until and self._node.store.now() - fold.resumed_at <= tempo.silence
        if another_did or fold.deadline is None:
            return None
        return Resumed(due=waits_resumed(fold.waits, max(alive_until, fold.last_at), tempo))

    # ---- what is due

    async def _fire(self, wait: Wait) -> None:
        await self._node.awake()
        if wait.kind == "ready":
            await self._gathering.end_roll_call(wait)
            return
        async with self._journal.lock:
            if wait in self.fold.waits:
                await self._journal.commit(self._house.command(wait), partial(self._due, wait))

    def _due(self, wait: Wait) -> Payload | None:
        return self._house.row(wait) if wait in self.fold.waits else None

    # ---- what is shown

    async def _taken(self, events: tuple[Event, ...]) -> None:
        """Rows were folded: find out what they do not hold, show them, and wait for what they say."""
        if self.fold.state is None or not self.sitters.known:
            await self.sitters.learn()
        if self.fold.next_table and not self._company.moved_to:
            if self.fold.asked:
                await patiently(partial(self._node.prepare, self.fold))
            self._company.move(self.fold.next_table)
        self._company.show(events)
        self._alarm.set(self.fold.waits)
        if self.fold.ended and not self._told_end:
            self._told_end = True
            self._node.ended(self.fold.table_id)
