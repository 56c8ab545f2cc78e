"""Builds the maps of the titles from open geography."""
