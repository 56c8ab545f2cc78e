# Two commands do all the set-up: `make play` opens a table in the browser, `make test` passes the tests.

PYTHON ?= python3
PLAY_ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
KERNELS := src/grognard/board/kernels.pyx

# The browser client. Node is needed to build it, and comes with the virtual environment if there is none.
CLIENT := src/grognard/table/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public -type f) \
  $(addprefix web/,index.html package.json svelte.config.js tsconfig.json vite.config.ts)
MODULES := web/node_modules/.package-lock.json
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-audit --no-fund --no-update-notifier --prefix web

.PHONY: play client wheel test check style style-client browser cases bench map lock clean toolchain node system

play: $(READY) $(CLIENT)
	$(BIN)/grognard play $(PLAY_ARGS)

client: $(CLIENT)

# The whole suite: style, types, all tests (also the long ones), every case, the browser, coverage of the ledger.
test: system style style-client $(CLIENT)
	GROGNARD_REQUIRE_POSTGRES=1 HYPOTHESIS_PROFILE=ci $(BIN)/python -m pytest -n 2 --long
	$(NPM) run e2e
	$(BIN)/grognard rules nemesis --coverage
	$(BIN)/grognard rules asia-engulfed --coverage
	$(BIN)/grognard rules pearl-harbor --coverage

# The developer's loop, under three minutes: all but the server and the browser, which need real processes and databases.
check: style style-client
	$(BIN)/python -m pytest -n 2 --ignore=tests/table

style: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

style-client: $(MODULES)
	$(NPM) run check

browser: $(READY) $(CLIENT)
	$(NPM) run e2e

cases: $(READY)
	$(BIN)/grognard case run cases

# Fails when a target is missed; where Chromium is, the client is measured too.
bench: $(READY) $(CLIENT)
	$(BIN)/python -m bench

map: $(READY)
	$(BIN)/grognard map nemesis -o nemesis.png
	$(BIN)/grognard map asia-engulfed -o asia-engulfed.png
	$(BIN)/grognard map pearl-harbor -o pearl-harbor.png

# With the client and the drawn maps inside: who installs it needs neither Node nor patience.
wheel: $(READY) $(CLIENT)
	$(BIN)/python -m grognard.table.prebuild --package
	rm -rf build/lib* build/bdist*
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

$(READY): pyproject.toml setup.py requirements.lock $(KERNELS) | toolchain
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $(READY)

$(CLIENT): $(CLIENT_SOURCES) $(MODULES)
	$(NPM) run build

$(MODULES): web/package-lock.json | node
	$(NPM) ci

node: $(READY)
	@.ci/needs node || $(BIN)/npm --version >/dev/null 2>&1 || \
	  $(BIN)/python -m pip install --quiet --require-hashes -r requirements-node.lock

# The board kernels are compiled on installation: a C compiler and Python's headers are needed.
toolchain:
	@PYTHON="$(PYTHON)" .ci/needs compiler headers venv

# What the tests need besides: a browser with letters to draw, certificates, PostgreSQL's server. A proxy is tested if
# one can be had.
system: toolchain
	@.ci/needs chromium fonts openssl postgresql
	@.ci/needs nginx || true

lock:
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-header --quiet -o requirements.lock
	$(BIN)/uv pip compile --group pyproject.toml:node --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-header --quiet -o requirements-node.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info src/grognard/board/kernels.c src/grognard/board/*.so
	rm -rf web/node_modules src/grognard/table/drawn
	find src/grognard/table/static -mindepth 1 ! -name .gitignore -delete
