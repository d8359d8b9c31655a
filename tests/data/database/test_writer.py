"""Many changes in one transaction, and each as if it were alone."""

import asyncio

import pytest
from sqlalchemy import Connection, event, select

from data.database.database import Database
from data.database.schema import houses
from data.database.trouble import Damaged
from data.database.upsert import add_row, put_row


def note(connection: Connection, name: str, beat: int = 0) -> str:
    put_row(connection, houses, {"name": name, "beat": beat, "closed": 0})
    return name


async def noted(database: Database) -> list[str]:
    query = select(houses.c.name).order_by(houses.c.name)
    return list(await database.read(lambda connection: connection.scalars(query).all()))


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take longer for many at once than a press can wait: that is tested elsewhere."""
    monkeypatch.setattr("data.database.database.PATIENCE", 60.0)


async def test_everybody_gets_the_answer_to_his_own_change(patient: None, database: Database) -> None:
    names = [f"{at:03}" for at in range(200)]
    changes = [database.write(lambda connection, name=name: note(connection, name)) for name in names]
    assert await asyncio.gather(*changes) == names
    assert await noted(database) == names


@pytest.mark.parametrize("problem", [LookupError, Damaged])
async def test_a_change_that_fails_takes_no_other_along(database: Database, problem: type[Exception]) -> None:
    def failing(connection: Connection) -> str:
        note(connection, "never")
        raise problem("not this one")

    changes = [
        database.write(failing if at % 5 == 0 else lambda connection, at=at: note(connection, f"{at:02}"))
        for at in range(20)
    ]
    answers = await asyncio.gather(*changes, return_exceptions=True)
    assert [at for at, answer in enumerate(answers) if isinstance(answer, problem)] == [0, 5, 10, 15]
    assert await noted(database) == [f"{at:02}" for at in range(20) if at % 5]


async def test_a_change_sees_the_one_before_it(database: Database) -> None:
    def only_first(connection: Connection) -> bool:
        return add_row(connection, houses, {"name": "door", "beat": 0, "closed": 0})

    answers = await asyncio.gather(*(database.write(only_first) for _ in range(10)))
    assert sorted(answers) == [False] * 9 + [True]


async def test_changes_made_at_once_share_transactions(sqlite_database: Database) -> None:
    """What a burst of presses costs is mostly transactions, so there are few of them."""
    commits: list[Connection] = []
    await sqlite_database.write(lambda connection: event.listen(connection.engine, "commit", commits.append))
    commits.clear()
    await asyncio.gather(
        *(sqlite_database.write(lambda connection, at=at: note(connection, str(at))) for at in range(60))
    )
    assert len(commits) <= 2


async def test_for_what_takes_long_nobody_else_waits_in_vain(sqlite_database: Database) -> None:
    """However many results are counted, a move waits for those of one transaction: the one under way."""
    done, begun = list[str](), asyncio.Event()

    async def change(name: str, *, long: bool) -> None:
        await sqlite_database.write(lambda connection: note(connection, name), long=long)
        done.append(name)
        begun.set()

    ends = [asyncio.create_task(change(f"end {at}", long=True)) for at in range(64)]
    await begun.wait()
    await change("move", long=False)
    await asyncio.gather(*ends)
    assert done.index("move") <= 12  # one is done, four under way, four in the next
    assert len(await noted(sqlite_database)) == 65


async def test_a_change_that_is_given_up_before_its_turn_is_not_made(sqlite_database: Database) -> None:
    first = asyncio.create_task(sqlite_database.write(lambda connection: note(connection, "first")))
    second = asyncio.create_task(sqlite_database.write(lambda connection: note(connection, "second")))
    await asyncio.sleep(0)
    second.cancel()
    assert await first == "first"
    with pytest.raises(asyncio.CancelledError):
        await second
    assert await noted(sqlite_database) == ["first"]


async def test_closing_waits_for_what_is_being_written(sqlite: str) -> None:
    database = await Database.open(sqlite)
    changes = [
        asyncio.create_task(database.write(lambda connection, at=at: note(connection, str(at))))
        for at in range(5)
    ]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*changes) == ["0", "1", "2", "3", "4"]
    again = await Database.open(sqlite)
    assert await noted(again) == ["0", "1", "2", "3", "4"]
    await again.close()


async def test_the_last_of_two_changes_to_one_row_stays(database: Database) -> None:
    await asyncio.gather(
        *(database.write(lambda connection, at=at: note(connection, "row", at)) for at in (1, 2))
    )
    query = select(houses.c.beat)
    assert await database.read(lambda connection: connection.scalars(query).all()) in ([1], [2])
