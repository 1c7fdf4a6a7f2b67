"""The bots of this game by name."""

from ...contract import Bot
from ...runtime.random_bot import RandomBot
from .careful import CarefulBot

BOTS: dict[str, Bot] = {"random": RandomBot(), "careful": CarefulBot()}
