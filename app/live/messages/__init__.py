"""A file for each thing that a client may say, once its socket is open."""
