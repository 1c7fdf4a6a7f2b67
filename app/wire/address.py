"""Whose connection it is, as far as limits are concerned."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

HOUSEHOLD = 64
"""Bits of an IPv6 address: whoever has one has all the others with the same beginning."""


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """
    >>> household("192.0.2.7")
    '192.0.2.7'
    >>> household("::ffff:192.0.2.7")
    '192.0.2.7'
    >>> household("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    >>> household("?")
    '?'
    """
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((int(found) >> HOUSEHOLD << HOUSEHOLD, HOUSEHOLD)))
    return host


class Trusted:
    """The proxies named in ``BONEYARD_TRUSTED_PROXIES``: behind one address are many people.

    >>> "10.1.2.3" in Trusted("127.0.0.1, 10.0.0.0/8")
    True
    >>> "192.0.2.7" in Trusted("127.0.0.1")
    False
    """

    def __init__(self, listed: str) -> None:
        self._everybody = listed.strip() == "*"
        self._networks: list[IPv4Network | IPv6Network] = []
        for name in listed.split(","):
            try:
                self._networks.append(ip_network(name.strip(), strict=False))
            except ValueError:
                continue  # a name, or nothing: uvicorn compares it as text

    def __contains__(self, host: str) -> bool:
        if self._everybody:
            return True
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)
