# make play   starts the table            make check  what a contributor runs all day
# make test   runs every test             make bench  measures, peers side by side
# make wheel  builds the package          make docs   builds the site of the documentation
# make torture  does to a server what may happen to one
# All work from a clean clone; each target makes what it needs and does nothing twice.

SHELL := /bin/bash
BIN := .venv/bin
# Three for two processors: many tests wait for a server, a browser or a database.
WORKERS := $(shell expr \( $$(nproc) \* 3 + 1 \) / 2)

.PHONY: play test check lint types web web-tests postgres browser bench torture strength calibration golden protocol notebook
.PHONY: pictures build/native wheel docs clean

play: build/native web
	@$(BIN)/tarsas serve

# What is installed comes first, one after the other. What is then checked or built goes side by side;
# each says what it has to say when it is done, and a failure ends the rest.
test: .venv/lab web postgres browser
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target types build/native lint web-tests
	@$(BIN)/pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder

# Fewer games than `make test` plays, nothing slow, and no browser.
check: lint types build/native .venv/lab
	@TARSAS_GAMES=0.2 TARSAS_EXAMPLES=1 $(BIN)/pytest -n auto --dist worksteal -m "not slow" --ignore tests/browser

lint: .venv/ready
	@$(BIN)/ruff check -q . && $(BIN)/ruff format -q --check .

types: .venv/lab
	@$(BIN)/mypy

web: .venv/ready
	@tools/web

web-tests: web
	@tools/web test

postgres: .venv/ready
	@tools/postgres

browser: .venv/ready
	@tools/browser

bench: build/native .venv/peers postgres
	@$(BIN)/python -m bench

# A server is killed, cut off, filled up and flooded while people play. TRIALS=kills,postgres chooses
# (`tests/torture/trials.py` has the names), SCALE=0.02 does a fiftieth.
torture: build/native web postgres
	@$(BIN)/python -m tests.torture --trials "$(TRIALS)" --scale $(or $(SCALE),1)

strength: build/native
	@$(BIN)/python -m docs.strength

calibration: build/native
	@$(BIN)/python -m docs.calibration

golden: build/native
	@$(BIN)/python -m tests.golden.make

protocol: build/native
	@$(BIN)/python -m docs.protocol && tools/web types

notebook: build/native .venv/lab
	@$(BIN)/python -m docs.notebook

pictures: build/native
	@$(BIN)/python -m docs.pictures

docs: .venv/lab
	@tools/docs

.venv/ready: pyproject.toml constraints.txt tools/environment
	@tools/environment

# What the lab's extras and the documentation bring is tested, but playing does without.
.venv/lab: .venv/ready
	@tools/environment lab dev,gym,openspiel,pettingzoo,selfplay,ray,notebook,docs

.venv/peers: .venv/ready
	@tools/environment peers peers

build/native: .venv/ready
	@tools/native

wheel: web
	@tools/wheel

clean:
	rm -rf .venv build dist out .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	rm -rf src/tarsas/web/static src/tarsas/web/client/node_modules
	find src -name '*.so' -delete
