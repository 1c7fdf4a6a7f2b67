"""Bones by name."""

from ..state.components import BONES


def counted(counts: list[int]) -> dict[str, int]:
    return dict(zip(BONES, counts, strict=True))


def bones_of(counts: list[int]) -> list[str]:
    return [bone for bone, count in zip(BONES, counts, strict=True) for _ in range(count)]
