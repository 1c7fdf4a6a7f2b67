"""Whose limits a connection spends: its address, as far as addresses tell people apart."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

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


def address(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client else "?"
