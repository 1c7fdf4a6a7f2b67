"""Bad Bones: a simultaneous tower-defence game for one to six."""

from .engine import BadBones

engine = BadBones()
