"""The bots of this game by name."""

from ...contract import Bot
from .anything import AnythingBot
from .careful import CarefulBot

BOTS: dict[str, Bot] = {"random": AnythingBot(), "careful": CarefulBot()}
