"""What World in Flames says of itself (`meta.toml`, `options.csv`)."""

from pathlib import Path

from grognard.core.meta import read_meta

META = read_meta(Path(__file__).parent)
