PYTHON ?= python3
BIN := .venv/bin

.PHONY: help play setup compile test bench pins clean
.DEFAULT_GOAL := help

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

setup: ## install the pinned packages and build the web client; start nothing
	@$(PYTHON) tools/setup.py --dev
