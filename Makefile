# Two commands do all the set-up: `make play` starts a game, `make test` passes the tests.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
KERNELS := src/grognard/board/kernels.pyx

.PHONY: play test check cases bench map lock clean toolchain

play: $(READY)
	$(BIN)/grognard play nemesis

# The whole suite: style, types, all tests (also the long ones), every case, coverage of the ledger.
test: $(READY) style
	HYPOTHESIS_PROFILE=ci $(BIN)/python -m pytest -n 2 --long
	$(BIN)/grognard rules nemesis --coverage

# The developer's loop, under two minutes: all but the server, which is tested against real processes and databases.
check: $(READY) style
	$(BIN)/python -m pytest -n 2 --ignore=tests/table

style: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

cases: $(READY)
	$(BIN)/grognard case run cases

bench: $(READY)
	$(BIN)/python -m bench

map: $(READY)
	$(BIN)/grognard map nemesis -o nemesis.png

$(READY): pyproject.toml setup.py requirements.lock $(KERNELS) | toolchain
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $(READY)

# The board kernels are compiled on installation: a C compiler and Python's headers are needed.
toolchain:
	@command -v cc >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && apt-get install -qq -y gcc libc6-dev python3-dev; \
	  else echo "a C compiler is needed (for example: apt-get install gcc python3-dev)"; exit 1; fi; }

lock:
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-header --quiet -o requirements.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info src/grognard/board/kernels.c src/grognard/board/*.so
