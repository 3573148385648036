# make play: from a bare clone to a running game. make test: from a bare clone to all tests passed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2

.DEFAULT_GOAL := help
.PHONY: help install play test check test-compiled compile clean bench golden format docs web gallery

help:
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/base: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/dev: $(VENV)/base
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

install: $(VENV)/base ## the command .venv/bin/sandtable

play: install ## a game against bots
	$(BIN)/sandtable play states

test: check test-compiled ## everything that must hold
	$(BIN)/pytest -n $(JOBS)

check: $(VENV)/dev ## formatting, lint and types
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

COMPILED := build/compiled

test-compiled: $(VENV)/dev ## the standing tests of one game, compiled
	SANDTABLE_COMPILE=states $(BIN)/python setup.py -q build_ext --build-lib $(COMPILED) --build-temp build/temp --parallel $(JOBS)
	cp -r src/sandtable/. $(COMPILED)/sandtable/
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(JOBS) tests/standing tests/games/states -k "states or compiled"

compile: $(VENV)/dev ## the engine and all games, compiled beside their sources
	SANDTABLE_COMPILE=1 $(BIN)/python setup.py -q build_ext --inplace --build-temp build/temp --parallel $(JOBS)

clean: ## removes whatever was compiled
	rm -rf build $$(find src -name '*.so')

bench: install ## decisions per second, every game
	$(BIN)/python benchmarks/all_games.py

web: $(VENV)/base ## the browser client, built into the package
	$(BIN)/python web/build.py

gallery: web $(VENV)/dev ## pictures of every board, into docs/gallery
	$(BIN)/python -m tests.web.gallery

golden: $(VENV)/dev ## writes the golden playthroughs anew
	$(BIN)/python -m sandtable.testing.golden tests/golden

format: $(VENV)/dev
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

docs: $(VENV)/dev ## the documentation, as a site
	$(BIN)/pip install --quiet --disable-pip-version-check '.[docs]'
	$(BIN)/mkdocs build --strict
