"""Units in play: how they are aimed, how many banners they have, how they leave."""
