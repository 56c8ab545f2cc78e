"""War of Resistance (China 1937-41), published by Game Research/Design. This implementation is unofficial."""
