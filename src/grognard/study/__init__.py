"""Figures of many games: kept as Parquet, and told as a page of plots."""
