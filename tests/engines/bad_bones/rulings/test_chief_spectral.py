"""The spectral chief: rulings 52, 12.32 and 12.62."""

import pytest

from engines.bad_bones import engine

from .table import Table, drawn, hero, marches, use


def test_ruling_52_spectral_damages_and_returns_to_the_own_cemetery() -> None:
    table = marches(
        """
        .  .            .              .  .   |  .  .   .    .  .
        .  .            .              .  .   |  .  .   .    .  .
        .  >p*spectral  T4             .  .   |  .  .   T3   .  .
        H  .            .              .  .   |  H  .   .    .  .
        .  .            vp*spectral    .  .   |  .  .   .    .  .
        houses 5                              |  houses 4
                                              |  cemetery >p*spectral vp*spectral
        """
    )
    assert len(table.told("skeleton.returned")) == 2


@pytest.mark.parametrize(
    ("row", "by"),
    [
        (".  >p*spectral  H   .  .", "hero"),
        (".  >p*spectral  B   .  .", "bomb"),
        (">p*spectral  S  .   K  .", "barricade"),
    ],
)
def test_ruling_52_killed_it_returns_too(row: str, by: str) -> None:
    table = Table(f". . . . .\n{row}\n. . T4 . .\n. . . . .\n. . . . .").march()
    assert [s.chief for s in table.after().skeletons["cemetery"]] == ["spectral"]
    assert table.told("skeleton.slain" if by == "hero" else "skeleton.destroyed")


def test_rulings_52_and_12_32_destroyed_by_a_dragon_it_returns_too() -> None:
    table = Table(
        """
        .  K  .    .  .
        K  D  K    S  <p*spectral
        .  K  T4H  .  .
        .  .  .    .  .
        .  .  .    .  .
        """
    ).march()
    assert [s.chief for s in table.after().skeletons["cemetery"]] == ["spectral"]


def test_ruling_52_killed_by_the_hero_in_phase_1_or_by_a_weapon() -> None:
    table = Table(
        """
        .   .     .                  .     .
        .   .     .                  .     .
        .   .     T4                 .     <p*spectral
        .   .     vyvg>p*spectral    .     .
        .   .     H                  .     .
        """,
        phase="hero",
        weapon="crossbow",
    )
    table.act(hero("4,3")).answer(drawn("weapon.use", "3,5", "p"))
    table.act(hero("2,2"), 1)
    view = engine.public(table.state)["seats"][0]["board"]["skeletons"]
    assert list(view.values()) == ["cemetery", "cemetery"]


def test_ruling_52_catapulted_it_goes_to_the_targets_cemetery() -> None:
    table = Table(
        """
        .   .     .            .     .
        .   C     <p*spectral  .     .
        .   .     T4H          .     .
        .   .     .            .     .
        .   .     .            .     .
        """,
        seats=3,
    ).march(2)
    assert "cemetery" not in table.after(0).skeletons
    assert [s.chief for s in table.after(2).skeletons["cemetery"]] == ["spectral"]


def test_ruling_52_the_death_staff_beats_it() -> None:
    table = Table(
        """
        .   .             .    .      .
        .   .             .    .      .
        .   .             T4   .      .
        .   >p*spectral   H    <g<b   .
        .   .             .    .      .
        """,
        weapon="death",
        seats=3,
    ).march(use(seat=2))
    assert table.marched
    assert sorted(table.told("skeleton.sent", "target")) == [2, 2, 2]
    assert "cemetery" not in table.after(0).skeletons


def test_ruling_52_in_coop_it_takes_its_tower_and_returns() -> None:
    marches(
        """
        .  .   .            .    .   |  .  .   .    .   .
        .  .   T1H          .    .   |  .  .   T1H  .   .
        .  T1  >p*spectral  T1   .   |  .  T1  .    .   .
        .  .   T1           .    .   |  .  .   T1   .   .
        .  .   .            .    .   |  .  .   .    .   .
                                     |  houses 2
                                     |  cemetery >p*spectral
        """,
        mode="cooperative",
    )


@pytest.mark.parametrize(("skeleton", "won"), [(">p*spectral", True), (">p", False)])
def test_rulings_52_and_12_62_a_heroic_victory_ignores_spectrals(skeleton: str, won: bool) -> None:
    """On the board, in a forest and in the cemetery."""
    table = Table(
        f"""
            -   vp*spectral  -    -  -
        -   .   .            .    .  .  -
        -   .   {skeleton}   .    .  .  -
        -   .   .            T1H  .  .  -
        -   .   .            .    .  .  -
        -   .   .            .    .  .  -
        houses 1
        cemetery <p*spectral
        """,
        mode="solo",
        round=10,
        options={"heroic": True},
    ).march()
    result = engine.result(table.state)
    assert (result is not None) == won
    if result is not None:
        assert result.winners == [0]
