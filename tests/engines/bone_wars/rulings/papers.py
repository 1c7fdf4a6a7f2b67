"""Writing papers in tests: who publishes, and with which bones."""

from typing import Any

from .table import Table


def publishing(card: str = "charles_sternberg", **player: Any) -> Table:
    """Seat 0 plays a card, without an effect here if none is named, and goes to publish."""
    table = player.pop("table", {})
    found = Table(p0=dict(paleontologists=[card], **player), **table).plays(card)
    if found.kind == "turn.mode":
        found.do("turn.mode", mode="publish")
    return found


def bones(table: Table, *spent: str | tuple[str, str]) -> Table:
    """One paper with these bones (a pair: that bone stands for that part), all other parts left."""
    parts = {_part(bone): bone for bone in spent if isinstance(bone, str)}
    wild = {bone[1]: bone[0] for bone in spent if not isinstance(bone, str)}
    count, table.written = table.written, table.written + 1
    while len(table.told("paper.committed", ever=True)) == count:
        (part,) = set(table.offered("part")) or {""}
        if part in parts:
            table.do("publish.bone", part=part, bone=parts[part], wild=False)
        elif part in wild:
            table.do("publish.bone", part=part, bone=wild[part], wild=True)
        else:
            key = "skip" if table.offered("skip") else "done"
            table.do("publish.bone", **{key: True})
    told = table.told("paper.committed", "bones", ever=True)[count]
    used = {each["part"]: each["bone"] for each in told}
    assert used == parts | wild, f"{used} was committed"
    return table


def _part(bone: str) -> str:
    return bone.partition("_")[0]


def paper(table: Table, card: str, *spent: str | tuple[str, str]) -> Table:
    return bones(table.do("publish.card", card=card), *spent)


def published(table: Table) -> Table:
    """No more papers: the rewards."""
    return table.do("publish.card", done=True)
