# make play   starts the table            make check  what a contributor runs all day
# make test   runs every test             make bench  measures, peers side by side
# Both work from a clean clone; each target makes what it needs and does nothing twice.

SHELL := /bin/bash
BIN := .venv/bin
HOT := $(wildcard src/tarsas/core/*.py src/tarsas/bots/*.py src/tarsas/games/*/rules*.py \
	src/tarsas/games/*/coach.py)

.PHONY: play test check lint types bench peers golden pictures clean

play: build/native
	@$(BIN)/tarsas watch marabunta --open

test: lint types build/native
	@$(BIN)/pytest -n auto --dist loadfile

check: test

lint: .venv/ready
	@$(BIN)/ruff check -q . && $(BIN)/ruff format -q --check .

types: .venv/ready
	@$(BIN)/mypy

bench: build/native
	@$(BIN)/python -m bench

peers: .venv/ready
	@TARSAS_PURE=1 $(BIN)/pip install -q -c constraints.txt -e '.[peers]'

golden: build/native
	@$(BIN)/python -m tests.golden.make

pictures: build/native
	@$(BIN)/python -m docs.pictures

.venv/ready: pyproject.toml constraints.txt tools/environment
	@tools/environment

build/native: .venv/ready setup.py tools/native $(HOT)
	@tools/native

clean:
	rm -rf .venv build out .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src -name '*.so' -delete
