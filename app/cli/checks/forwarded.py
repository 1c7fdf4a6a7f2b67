"""Which headers of a proxy arrive, and whether they are believed: limits count by address."""

from app.settings import Settings

from .ask import Arrived
from .finding import Finding

ABOUT = "forwarded headers"
SHARED = "everybody behind it shares one address and its limits"


def check_forwarded(settings: Settings, arrived: Arrived | None) -> Finding:
    if not settings.public_url:
        return Finding(ABOUT, None, "set BONEYARD_PUBLIC_URL to see which ones arrive")
    if arrived is None:
        return Finding(ABOUT, None, "not seen: the public address does not lead here")
    names = ", ".join(arrived.headers)
    if "x-forwarded-for" in arrived.headers:
        if arrived.believed:
            say = f"{names} arrive and are believed; we came from {arrived.client}"
            return Finding(ABOUT, True, say)
        say = (
            f"{names} arrive from {arrived.client}, which is not trusted: {SHARED}. If that is "
            f"your proxy, set BONEYARD_TRUSTED_PROXIES={arrived.client}"
        )
        return Finding(ABOUT, False, say)
    if settings.public_url.startswith("https:"):
        say = f"the proxy adds no X-Forwarded-For ({names or 'none'} arrive): {SHARED}. Let it."
        return Finding(ABOUT, False, say)
    return Finding(ABOUT, True, f"{names or 'none'} arrive; people come directly")
