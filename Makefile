# make play: from a bare clone to a running table. make test: from a bare clone to all tests passed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
JOBS ?= 2
WORKERS ?= 2
COMPILED := build/compiled
WHEEL_VENV := build/wheel-venv
# The games that `make test` also tries compiled; `make test-wheel` tries all of them.
TRIED := states,axis
# These play only some of their random games uncompiled.
PROVEN ?= $(TRIED)
# What the machine must have for the tests; nothing said means all of it.
PACKAGES ?=
SERVED := $(patsubst %,tests/server/test_%.py,changing_hands clocks every_game gestures play records secrets sleep subscriber table_talk)
AS_COMPILED := SANDTABLE_COMPILED=1 PYTHONPATH=$(COMPILED)
define TEST_COMPILED
SANDTABLE_GAMES=500 $(AS_COMPILED) $(BIN)/pytest -n $(JOBS) tests/test_compiled.py tests/standing tests/games/states -k "states or axis or compiled"
$(AS_COMPILED) $(BIN)/pytest -n $(JOBS) --dist worksteal $(SERVED)
endef

.DEFAULT_GOAL := help
.PHONY: help install play web test quick check compiled test-compiled test-plain test-web test-every-screen tools compile wheel test-wheel test-ray clean bench golden lock recorded approve gallery format docs coverage hooks

help:
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/base: pyproject.toml
	@echo "Installing Sandtable into $(VENV) (once, about a minute)"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --editable .
	@touch $@

$(VENV)/dev: $(VENV)/base
	@echo "Installing what the tests need into $(VENV)"
	@$(PIP) --editable '.[dev]'
	@touch $@

install: $(VENV)/base ## the command .venv/bin/sandtable

web: $(VENV)/base ## the browser client, built into the package
	@$(BIN)/python web/build.py

play: web ## a table in the browser, with bots to play against
	@$(BIN)/sandtable serve

test: $(VENV)/dev ## everything that must hold
	$(MAKE) --jobs=$(JOBS) --output-sync=target check compiled test-plain test-web
	$(TEST_COMPILED)
	SANDTABLE_ALL=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal tests/web -m "not slow"

quick: check ## about two minutes: lint, types, the engine and every game without the slow tests
	SANDTABLE_GAMES=40 $(BIN)/pytest -n $(JOBS) --dist worksteal -m "not slow" tests/engine tests/games tests/cli src/sandtable tools

check: $(VENV)/dev ## formatting, lint and types
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

compiled: $(VENV)/dev
	MYPY_CACHE_DIR=build/mypy SANDTABLE_COMPILE=$(TRIED) SANDTABLE_OPTIMISE=1 $(BIN)/python setup.py -q build_ext --build-lib $(COMPILED) --build-temp build/temp
	tar -C src --exclude=static --exclude=__pycache__ -cf - sandtable | tar -C $(COMPILED) -xf -

test-plain: web tools ## all but compiled games and the browser
	SANDTABLE_ALL=1 SANDTABLE_PROVEN=$(PROVEN) $(BIN)/pytest -n $(JOBS) --dist worksteal --ignore=tests/web

test-compiled: compiled ## the standing tests of two games, compiled
	$(TEST_COMPILED)

test-every-screen: web tools ## what `make test` leaves out: buttons, cards and pages measured on every screen in every language
	SANDTABLE_ALL=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal tests/web -m slow

test-web: web tools ## the browser client's own tests
	cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" && npm run --silent check && npm run --silent test && npm run --silent size

tools: $(VENV)/dev ## browser, database and fonts for the tests
	@tools/system-packages.sh $(PACKAGES)

compile: $(VENV)/dev ## the engine and all games, compiled beside their sources
	SANDTABLE_COMPILE=1 $(BIN)/python setup.py -q build_ext --inplace --build-temp build/temp

wheel: $(VENV)/dev ## a release: compiled, with the browser client inside
	rm -rf dist
	SANDTABLE_COMPILE=1 $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

test-wheel: wheel ## the release as people install it: the standing tests of all games, compiled
	$(PYTHON) -m venv --clear $(WHEEL_VENV)
	$(WHEEL_VENV)/bin/pip install --quiet --disable-pip-version-check dist/*.whl pytest pytest-xdist hypothesis
	SANDTABLE_COMPILED=1 $(WHEEL_VENV)/bin/pytest -n $(JOBS) --dist worksteal tests/test_compiled.py tests/standing

test-ray: $(VENV)/dev ## runs played by a local Ray cluster, with a worker killed
	$(PIP) --editable '.[ray]'
	$(BIN)/pytest tests/lab/ray_cluster.py

coverage: $(VENV)/dev ## how many branches of each game's rules its tests take
	$(BIN)/pytest -n $(JOBS) --cov --cov-report= tests/games src/sandtable/template
	@mkdir -p build && $(BIN)/coverage json -q -o build/coverage.json && $(BIN)/python tools/coverage_by_game.py build/coverage.json

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

golden: $(VENV)/dev ## writes the golden playthroughs and digests anew
	$(BIN)/python -m sandtable.testing.golden tests/golden
	$(BIN)/python tests/games/taiwan2045/test_arranged.py
	$(BIN)/python tests/games/axis/test_arranged.py

lock: $(VENV)/dev ## before a release: the names of all options, so that their numbers stay, and the features
	$(BIN)/python -m sandtable.testing.lock
	$(BIN)/python -m sandtable.testing.features docs/features.md

hooks: $(VENV)/dev ## checks before every commit (pre-commit)
	$(BIN)/pre-commit install --hook-type pre-commit --hook-type commit-msg

format: $(VENV)/dev ## formats and mends what ruff can
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

docs: $(VENV)/base ## the documentation, as a site
	$(PIP) --editable '.[docs]'
	$(BIN)/mkdocs build --strict
