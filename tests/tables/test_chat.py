"""What is said at a table: to whom it goes, and that nobody else can tell that anything was said."""

from __future__ import annotations

import itertools

import pytest

from quiero.engine import Reglamento, reglamento
from quiero.protocol.messages import Ack, Chat, Frame, Refused, Said
from tests.sim.loop import virtual
from tests.sim.rig import DUELO, Rig, Seat, fingerprint, wait
from tests.tables.watching import Device, Onlooker

ARGENTINO = reglamento("argentino")
_ids = itertools.count()


async def devices(people: tuple[Seat, ...]) -> list[Device]:
    """One more device of each seat, that has read its first frame."""
    more = [Device(person.table.watch(person.seat)) for person in people]
    for device in more:
        await device.read()
    return more


def say(device: Device, people: tuple[Seat, ...], text: str, *, to: str = "team", id: str = "", phrase: str | None = None) -> str:
    """The code with which it was refused, "" for none."""
    chat = Chat(id or f"id-{next(_ids):06}", to, text, phrase)  # type: ignore[arg-type]
    reply = people[0].table.chat(device.sent, chat)
    if isinstance(reply, Refused):
        assert reply.id == chat.id
        assert reply.words[0].isupper()
        return reply.code
    assert reply == Ack(chat.id)
    return ""


class TestTeam:
    @pytest.mark.parametrize("seats", [4, 6])
    @virtual
    async def test_e_62_team_mates_hear_it_on_all_their_devices_and_nobody_else_gets_a_byte(self, seats: int) -> None:
        rig = Rig()
        people = await rig.table(ARGENTINO, seats=seats, spectators="player")
        await wait(3_100)
        table = people[0].table
        watchers = [Onlooker(table, seat) for seat in range(seats + 1)]
        one, two = await devices(people), await devices(people)
        for each in (*watchers, *one, *two):
            await each.read()
        rows, before = len(await rig.rows(table.fold.table_id)), fingerprint(table.fold)
        assert say(one[1], people, "tengo la mata") == ""
        await wait(2_000)
        line = Said("team", 2, "Beto", "tengo la mata")
        for device in (*one, *two):
            assert await device.read() == ([line] if device.sent.seat % 2 == 0 else [])
        for watcher in watchers:
            assert await watcher.read() == []
        assert len(await rig.rows(table.fold.table_id)) == rows
        assert fingerprint(table.fold) == before

    @virtual
    async def test_the_numbers_of_frames_do_not_count_what_was_said(self) -> None:
        people = await Rig().table(ARGENTINO, seats=4)
        await wait(3_100)
        all_of_them = await devices(people)
        versions = [device.frame.version for device in all_of_them]
        for _ in range(3):
            assert say(all_of_them[0], people, "dale") == ""
        for person in people:
            await person.read()
        mano = next(person for person in people if person.view.options)
        await mano.must(mano.view.cards[0])
        for device, version in zip(all_of_them, versions, strict=True):
            assert [frame.version for frame in await device.frames()] == [version + 1]

    @pytest.mark.parametrize(
        ("rules", "target", "seats"),
        [
            (DUELO, 15, 2),
            (ARGENTINO, 15, 2),
            (reglamento("venezolano"), 24, 4),
            (reglamento("venezolano", {"flor-por-derecho": True}), 12, 2),
            (reglamento("venezolano-simple"), 24, 4),
        ],
    )
    @virtual
    async def test_where_there_are_no_partners_or_words_would_make_the_senas_idle_nobody_talks_apart(
        self, rules: Reglamento, target: int, seats: int
    ) -> None:
        people = await Rig().table(rules, target=target, seats=seats)
        all_of_them = await devices(people)
        assert say(all_of_them[0], people, "hola") == "sin-charla"
        assert [await device.read() for device in all_of_them] == [[]] * seats

    @virtual
    async def test_the_same_line_sent_again_is_said_once(self) -> None:
        people = await Rig().table(ARGENTINO, seats=4)
        mine, _, partner, _ = await devices(people)
        for _ in range(3):
            assert say(mine, people, "voy", id="la-misma-linea") == ""
        assert say(partner, people, "voy yo", id="la-misma-linea") == "", "somebody else's line with the same id is another one"
        assert await partner.lines() == ["Ana: voy", "Caro: voy yo"]

    @virtual
    async def test_five_at_once_and_then_one_a_second(self) -> None:
        people = await Rig().table(ARGENTINO, seats=4)
        mine, _, partner, _ = await devices(people)
        assert [say(mine, people, "ya") for _ in range(7)] == [""] * 5 + ["muy-rapido"] * 2
        assert say(partner, people, "calma") == "", "a partner has a pace of his own"
        await wait(1_000)
        assert [say(mine, people, "ya"), say(mine, people, "ya")] == ["", "muy-rapido"]
        assert len(await partner.lines()) == 7

    @virtual
    async def test_who_comes_back_is_told_the_last_thirty_lines_of_his_team(self) -> None:
        people = await Rig().table(ARGENTINO, seats=4)
        all_of_them = await devices(people)
        for n in range(40):
            assert say(all_of_them[0], people, f"línea {n}") == ""
            await wait(1_000)
        mine, rival, partner, other = [Device(people[0].table.watch(seat)) for seat in (1, 2, 3, 4)]
        assert await partner.lines() == await mine.lines() == [f"Ana: línea {n}" for n in range(10, 40)]
        assert await rival.lines() == await other.lines() == []
        assert isinstance(partner.messages[0], Frame), "first the table, then the talk"

    @virtual
    async def test_a_device_that_reads_nothing_loses_the_oldest_lines(self) -> None:
        people = await Rig().table(ARGENTINO, seats=4)
        mine, _, partner, _ = await devices(people)
        for n in range(100):
            assert say(mine, people, f"línea {n}") == ""
            await wait(1_000)
        lines = await partner.lines()
        assert (len(lines), lines[-1]) == (60, "Ana: línea 99")

    @virtual
    async def test_a_computer_at_the_table_says_nothing_and_hinders_nobody(self) -> None:
        people = await Rig().table(ARGENTINO, seats=4, computers=[2, 3, 4])
        (mine,) = await devices(people)
        assert say(mine, people, "¿me oís?") == ""
        await wait(20_000)
        assert await mine.lines() == ["Ana: ¿me oís?"]


class TestTable:
    @virtual
    async def test_players_talk_in_set_phrases_and_who_watches_hears_them(self) -> None:
        people = await Rig().table(ARGENTINO, seats=4, spectators="player")
        one, watcher = await devices(people), Onlooker(people[0].table, 1)
        for device in (*one, watcher):
            await device.read()
        assert say(one[0], people, "", to="table", phrase="suerte") == ""
        line = Said("table", 1, "Ana", "", "suerte")
        assert [await device.read() for device in (*one, watcher)] == [[line]] * 5
        assert say(one[0], people, "tengo 33", to="table") == "charla-frases"
        assert say(one[0], people, "", to="table") == say(one[0], people, "y", to="table", phrase="ja") == "charla-vacia"
        assert [await device.read() for device in (*one, watcher)] == [[]] * 5

    @virtual
    async def test_words_where_the_table_was_made_so(self) -> None:
        people = await Rig().table(DUELO, free_chat=True)
        one, two = await devices(people)
        assert say(one, people, "¿jugamos otra?", to="table") == ""
        assert await two.lines() == ["Ana: ¿jugamos otra?"]
        assert await Device(people[0].table.watch(2)).lines() == ["Ana: ¿jugamos otra?"], "who comes back is told"

    @virtual
    async def test_who_is_shown_the_table_one_hand_late_does_not_hear_it(self) -> None:
        people = await Rig().table(ARGENTINO, seats=4, spectators="late")
        (one, *_), watcher = await devices(people), Onlooker(people[0].table, 1)
        await watcher.read()
        assert say(one, people, "", to="table", phrase="que-mano") == ""
        assert await watcher.read() == []

    @virtual
    async def test_a_spectator_says_nothing_to_the_table(self) -> None:
        people = await Rig().table(DUELO, spectators="public", free_chat=True)
        (one, _), watcher = await devices(people), Onlooker(people[0].table)
        await watcher.read()
        assert say(watcher, people, "miralo", to="table") == say(watcher, people, "", to="table", phrase="ja") == "charla-ajena"
        assert await one.lines() == []


class TestSpectators:
    @virtual
    async def test_they_hear_one_another_and_the_seats_never_do(self) -> None:
        rig = Rig()
        people = await rig.table(ARGENTINO, seats=4, spectators="player")
        await wait(3_100)
        seats = await devices(people)
        watchers = [Onlooker(people[0].table, seat, f"key-{seat}") for seat in (1, 2, 0)]
        for each in (*seats, *watchers):
            await each.read()
        rows = len(await rig.rows(people[0].table.fold.table_id))
        assert say(watchers[0], people, "¡qué mano!", to="watchers") == ""
        heard = [await watcher.read() for watcher in watchers]
        name = watchers[0].spectator.name
        (said,) = heard[0]
        assert isinstance(said, Said)
        assert said == Said("watchers", 0, name, "¡qué mano!", who=said.who)
        assert (len(said.who), heard) == (16, [[said]] * 3)
        assert name.startswith("Mirón ")
        assert "key" not in name
        assert [await seat.read() for seat in seats] == [[]] * 4
        await people[0].must("rendirse")
        assert say(watchers[1], people, "se fue", to="watchers") == ""
        for seat in seats:
            assert await seat.lines() == [], "not after the match either"
        assert len(await rig.rows(people[0].table.fold.table_id)) == rows + 1, "the surrender alone"

    @virtual
    async def test_neither_speaks_in_the_others_room(self) -> None:
        people = await Rig().table(ARGENTINO, seats=4)
        mine, *_ = await devices(people)
        watcher = Onlooker(people[0].table)
        await watcher.read()
        assert say(mine, people, "hola", to="watchers") == "charla-ajena"
        assert say(watcher, people, "hola", to="team") == "charla-ajena"
        assert await watcher.read() == []
        assert await mine.lines() == []

    @virtual
    async def test_who_comes_is_told_the_last_thirty_lines(self) -> None:
        people = await Rig().table(ARGENTINO, seats=4)
        watcher = Onlooker(people[0].table)
        for n in range(35):
            assert say(watcher, people, f"{n}", to="watchers") == ""
            await wait(1_000)
        name = watcher.spectator.name
        assert await Onlooker(people[0].table, key="later").lines() == [f"{name}: {n}" for n in range(5, 35)]

    @virtual
    async def test_a_crowd_is_bounded_together_and_each_alone_on_all_his_devices(self) -> None:
        people = await Rig().table(ARGENTINO, seats=4)
        table = people[0].table
        one = [Onlooker(table, key="the same") for _ in range(3)]
        assert [say(device, people, "ya", to="watchers") for device in one * 3].count("") == 5
        crowd = [Onlooker(table, key=f"key-{n}") for n in range(300)]
        said = [say(watcher, people, "ya", to="watchers") for watcher in crowd]
        assert (said.count(""), said.count("muy-rapido")) == (15, 285)
        await wait(1_000)
        assert [say(watcher, people, "ya", to="watchers") for watcher in crowd[:10]].count("") == 5

    @virtual
    async def test_he_is_called_the_same_on_all_his_devices_and_when_he_comes_back(self) -> None:
        people = await Rig().table()
        names = [Onlooker(people[0].table, key=key).spectator.name for key in ("a", "a", "b")]
        assert names[0] == names[1] != names[2]
