"""Bone Wars: paleontologists between two patrons, for one to four."""

from .engine import BoneWars

engine = BoneWars()
