"""What lobbies are asked in tests."""

from engine.game import Level
from tests.engine.count import CountOptions, Say
from tests.engine.house import ANN, BOB, House


async def people(house: House, table: int) -> list[int | None]:
    return [seat.person for seat in (await house.table(table)).seats]


async def finished(house: House) -> int:
    table = await house.match(ANN, BOB, brains=[Level.EASY], options=CountOptions(goal=3))
    await house.play(table, ANN, Say(3))
    return table
