"""Runs a server with the settings that a test gives: `python served.py PORT SETTINGS`."""

import sys

import msgspec

from grognard.table.run import serve
from grognard.table.settings import Settings

if __name__ == "__main__":
    serve(port=int(sys.argv[1]), settings=msgspec.json.decode(sys.argv[2], type=Settings))
