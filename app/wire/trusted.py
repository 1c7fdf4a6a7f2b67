"""Proxies, behind whose one address are many people."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network


class Trusted:
    """Those named in ``BONEYARD_TRUSTED_PROXIES``.

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
