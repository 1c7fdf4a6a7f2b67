"""For all tests: a loaded machine must not decide whether a property holds."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "boneyard", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)  # fmt: skip
settings.load_profile("boneyard")
