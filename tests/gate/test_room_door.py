"""A leader's room in a house of two cells, behind the front door."""

from __future__ import annotations

from pathlib import Path

from tests.door import house_of_two_cells
from tests.rooms import Leader, people_in


async def test_a_room_its_leader_and_its_tables_are_in_one_cell(tmp_path: Path) -> None:
    with house_of_two_cells(tmp_path) as house:
        cells: set[str] = set()
        for _ in range(8):
            leader = await Leader([house.url]).open()
            cells.add(leader.code[:2])
            ada, *_ = await people_in(leader, [house.url], 3)
            (table,) = await leader.next_round()
            assert table["code"].startswith(leader.code[:2])
            player = await ada.sit()
            assert player.scene["you"] is not None
            await player.close()
            await leader.well("end")
        assert cells == {house.bc.letters, house.df.letters}
