"""What is opened at an address of its own: pages, texts, and how the server is doing."""
