"""On which screen, in which light and in which language a picture is taken."""

from dataclasses import dataclass
from itertools import product
from typing import Any

from .house import LANGUAGES


@dataclass(frozen=True)
class Size:
    name: str
    width: int
    height: int
    touch: bool = False


PHONE = Size("phone", 390, 844, touch=True)
LAPTOP = Size("laptop", 1366, 768)
SIZES = (
    PHONE,
    Size("small-phone", 320, 568, touch=True),
    Size("phone-on-its-side", 667, 375, touch=True),
    Size("low-laptop", 1366, 625),
    LAPTOP,
    Size("desktop", 1920, 1080),
)
THEMES = ("light", "dark")


@dataclass(frozen=True)
class Look:
    size: Size
    theme: str
    lang: str

    def __str__(self) -> str:
        return f"{self.size.name}-{self.theme}-{self.lang}"

    @property
    def profile(self) -> dict[str, Any]:
        """How Playwright says it."""
        return {
            "viewport": {"width": self.size.width, "height": self.size.height},
            "has_touch": self.size.touch,
            "color_scheme": self.theme,
            "locale": {"en": "en-GB", "fr": "fr-FR"}[self.lang],
            "timezone_id": "Europe/Paris",
            "reduced_motion": "reduce",
        }


ALL = [Look(*each) for each in product(SIZES, THEMES, LANGUAGES)]
USUAL = [
    Look(size, theme, lang)
    for size in (PHONE, LAPTOP)
    for theme, lang in zip(THEMES, LANGUAGES, strict=True)
]
"""Each size, theme and language twice."""
