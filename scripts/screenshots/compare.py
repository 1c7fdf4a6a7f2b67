"""Two sets of pictures: which are equal, changed, missing, new."""

from base64 import b64decode, b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from .naming import matches

COMPARE = (Path(__file__).parent / "compare.js").read_text("utf-8")


@dataclass(frozen=True)
class Change:
    pixels: int
    share: float
    """Of all pixels."""
    box: tuple[int, int, int, int]
    """What they all lie in: left, top, right, bottom."""
    sheet: bytes
    """A picture: before, after, and where they differ."""

    def __str__(self) -> str:
        left, top, right, bottom = self.box
        return f"{self.pixels} px, {self.share:.3%}, in {left},{top} to {right},{bottom}"


@dataclass(frozen=True)
class Found:
    name: str
    kind: str
    """``equal``, ``changed``, ``missing`` (there was one before) or ``new``."""
    change: Change | None = None

    def __str__(self) -> str:
        return f"{self.kind:8} {self.name}" + (f": {self.change}" if self.change else "")


def compare(page: Page, before: Path, after: Path, only: str = "") -> Iterator[Found]:
    """``page``: any, it only counts pixels. ``only``: see ``naming.matches``."""
    old, new = pictures(before, only), pictures(after, only)
    for name in sorted(old.keys() | new.keys()):
        if name not in new:
            yield Found(name, "missing")
        elif name not in old:
            yield Found(name, "new")
        else:
            change = difference(page, old[name].read_bytes(), new[name].read_bytes())
            yield Found(name, "changed" if change else "equal", change)


def difference(page: Page, before: bytes, after: bytes) -> Change | None:
    if before == after:
        return None
    told = page.evaluate(COMPARE, [_address(before), _address(after)])
    if not told["count"]:
        return None  # written otherwise, but the same picture
    box = told["box"]
    return Change(
        told["count"],
        told["share"],
        (box["left"], box["top"], box["right"], box["bottom"]),
        b64decode(told["sheet"]),
    )


def pictures(folder: Path, only: str = "") -> dict[str, Path]:
    found = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*.png")}
    return {name: file for name, file in found.items() if matches(name, only)}


def _address(picture: bytes) -> str:
    return f"data:image/png;base64,{b64encode(picture).decode()}"
