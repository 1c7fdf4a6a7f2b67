"""Between the network and the server: what one connection may send, keep and hold open.

uvicorn is given these classes for its own. They bound what reaches its parsers, and end what is
slow, endless or never read.
"""
