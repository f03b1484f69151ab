PYTHON ?= python3
BIN := .venv/bin

.PHONY: help play setup compile wheel test quick types bench chaos load mutants soak pins release clean
.DEFAULT_GOAL := help

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

setup: ## install the pinned packages and build the web client; start nothing
	@$(PYTHON) tools/setup.py --dev

play: ## play: install what is missing, start the server, open the browser
	@$(PYTHON) tools/setup.py
	@$(BIN)/python tools/compile.py --if-built
	@trap : INT; $(BIN)/starboard play || [ $$? -eq 130 ]

compile: setup ## compile engine, games and bots to C extensions, several times faster
	@$(BIN)/python tools/compile.py

wheel: setup ## make in dist/ what others install with one line: wheels, pure and compiled, and the sources of both
	@$(BIN)/python tools/wheel.py

test: setup ## run every check
	@$(BIN)/python tools/check.py

quick: setup ## check style, types and what belongs to the files that have changed
	@$(BIN)/python tools/quick.py

types: setup ## write the client's types and docs/reference from the Structs
	@PYTHONPATH=src $(BIN)/python tools/interface.py

bench: compile ## measure against other engines
	@$(BIN)/python bench/run.py

chaos: setup ## kill servers and databases under play N times each, and look that nothing is lost
	@$(BIN)/python tools/chaos.py --number $(or $(N),30) --seed $(or $(SEED),0)

load: compile ## measure what tables cost the server and how many it carries
	@$(BIN)/python bench/load.py

mutants: setup ## plant N faults into the rules of each GAME (all of them), by SEED, and name those that no test notices
	@$(BIN)/python tools/mutants.py $(GAME) --number $(or $(N),200) --seed $(or $(SEED),0)

soak: setup ## play N random decisions of each GAME (all of them) from SEED on, and compare them with second opinions and laws
	@$(BIN)/python tools/soak.py $(GAME) --number $(or $(N),1000000) --seed $(or $(SEED),0)

pins: ## choose the newest versions of all packages again
	@$(PYTHON) tools/pins.py

release: setup ## keep the sources of today's rules under the version of Starboard, for every program to come
	@PYTHONPATH=src $(BIN)/python tools/release.py

clean: ## remove everything that was made here; matches are kept elsewhere
	@rm -rf .venv web/node_modules web/.svelte-check src/starboard/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
