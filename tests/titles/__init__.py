"""Titles that exist for the tests alone. `GROGNARD_TITLES=tests.titles` lets the program find them."""
