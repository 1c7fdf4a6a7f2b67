"""Phase VI: land by land, the armies there are counted, and lands are conquered or kept."""
