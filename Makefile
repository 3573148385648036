# make play: from a bare clone to a running table. make test: from a bare clone to all tests passed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
JOBS ?= 2
WORKERS ?= 3
COMPILED := build/compiled
# The games that are tested compiled too
TRIED := states,axis
TEST_COMPILED = SANDTABLE_COMPILED=1 PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(JOBS) tests/test_compiled.py tests/standing tests/games/states -k "states or axis or compiled"

.DEFAULT_GOAL := help
.PHONY: help install play web test check compiled test-compiled test-plain test-web tools compile wheel clean bench golden recorded approve gallery format docs

help:
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/base: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP) --editable .
	touch $@

$(VENV)/dev: $(VENV)/base
	$(PIP) --editable '.[dev]'
	touch $@

install: $(VENV)/base ## the command .venv/bin/sandtable

web: $(VENV)/base ## the browser client, built into the package
	$(BIN)/python web/build.py

play: web ## a table in the browser, with bots to play against
	$(BIN)/sandtable serve

test: $(VENV)/dev ## everything that must hold
	$(MAKE) --jobs=$(JOBS) --output-sync=target check compiled test-plain test-web
	$(TEST_COMPILED)
	SANDTABLE_ALL=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal tests/web

check: $(VENV)/dev ## formatting, lint and types
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

compiled: $(VENV)/dev
	MYPY_CACHE_DIR=build/mypy SANDTABLE_COMPILE=$(TRIED) SANDTABLE_OPTIMISE=1 $(BIN)/python setup.py -q build_ext --build-lib $(COMPILED) --build-temp build/temp
	tar -C src --exclude=static --exclude=__pycache__ -cf - sandtable | tar -C $(COMPILED) -xf -

test-plain: web tools ## all but compiled games and the browser
	SANDTABLE_ALL=1 SANDTABLE_PROVEN=$(TRIED) $(BIN)/pytest -n $(JOBS) --dist worksteal --ignore=tests/web

test-compiled: compiled ## the standing tests of two games, compiled
	$(TEST_COMPILED)

test-web: web tools ## the browser client's own tests
	cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" && npm run --silent check && npm run --silent test

tools: $(VENV)/dev ## browser, database and fonts for the tests
	tools/system-packages.sh

compile: $(VENV)/dev ## the engine and all games, compiled beside their sources
	SANDTABLE_COMPILE=1 $(BIN)/python setup.py -q build_ext --inplace --build-temp build/temp

wheel: $(VENV)/dev ## a release: compiled, with the browser client inside
	SANDTABLE_COMPILE=1 $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

clean: ## removes whatever was compiled
	rm -rf build $$(find src -name '*.so')

bench: install ## decisions per second, every game
	$(BIN)/python benchmarks/all_games.py

gallery: web tools recorded ## pictures of every board, into docs/gallery
	$(BIN)/python -m tests.web.gallery

recorded: $(VENV)/dev ## plays the browser tests' games anew where rules have changed
	$(BIN)/python -m tests.web.recorded

approve: web tools recorded ## approves what the boards look like now
	SANDTABLE_ALL=1 SANDTABLE_APPROVE=1 $(BIN)/pytest tests/web/test_pictures.py -k moment

golden: $(VENV)/dev ## writes the golden playthroughs anew
	$(BIN)/python -m sandtable.testing.golden tests/golden

format: $(VENV)/dev ## formats and mends what ruff can
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

docs: $(VENV)/base ## the documentation, as a site
	$(PIP) --editable '.[docs]'
	$(BIN)/mkdocs build --strict
