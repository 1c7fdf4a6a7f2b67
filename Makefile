# The two commands are `make run` and `make test`; both set up everything they need.
PYTHON ?= python3
BIN := .venv/bin
BIOME := $(BIN)/node node_modules/.bin/biome
SOAK_MINUTES ?= 30
SHOTS = .cache/screenshots/$(shell git rev-parse --short HEAD)

# Tests start many servers: where an image forbids it, each would compile the whole tree again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run test thorough lint client format bench soak messages screenshots lock clean

run: .venv/.ready
	$(BIN)/boneyard serve

test: lint client .venv/.browser
	scripts/tests -m "not thorough"

# The same and what takes too long for every time: more sizes, themes and numbers of seats.
thorough: lint client .venv/.browser
	scripts/tests

lint: .venv/.ready-dev node_modules/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIOME) check --error-on-warnings
	$(BIN)/node node_modules/.bin/tsc

# The client's modules that need no browser.
client: node_modules/.ready
	$(BIN)/node --test --test-reporter=dot "tests/client/**/*.test.js"

format: .venv/.ready-dev node_modules/.ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIOME) check --write

bench: .venv/.ready-dev
	$(BIN)/python -m bench

soak: .venv/.ready-dev
	$(BIN)/python -m bench.soak $(SOAK_MINUTES)

# Says which texts are missing, unused, or differ in their {values} between the languages.
messages: .venv/.ready-dev
	$(BIN)/python -m scripts.messages

# Pictures of every page of every game. `make screenshots AGAINST=<another set>` compares with it;
# `ONLY=lobby` makes a part, `ALL=1` every size in every light.
screenshots: .venv/.ready-dev .venv/.browser
	rm -rf $(SHOTS) $(SHOTS)-changed
	$(BIN)/python -m scripts.screenshots make $(SHOTS) --only "$(ONLY)" $(if $(ALL),--all)
	$(if $(AGAINST),$(BIN)/python -m scripts.screenshots compare $(AGAINST) $(SHOTS) \
		--only "$(ONLY)" --into $(SHOTS)-changed)

# After changing the ranges in pyproject.toml or the versions in package.json. The files name
# versions and hashes, no addresses.
lock: .venv/.ready-dev
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
		pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
		--extra dev pyproject.toml -o requirements-dev.lock
	scripts/npm lock

clean:
	rm -rf .venv node_modules .cache .pytest_cache .mypy_cache .ruff_cache .hypothesis

.venv/.ready: requirements.lock pyproject.toml
	scripts/setup $(PYTHON) requirements.lock
	touch $@

.venv/.ready-dev: requirements-dev.lock pyproject.toml
	scripts/setup $(PYTHON) requirements-dev.lock
	touch .venv/.ready $@

# What looks at the client's code. npm empties the folder first, so the mark is as old as the rest.
node_modules/.ready: .venv/.ready-dev package.json package-lock.json .npmrc scripts/npm
	scripts/npm
	touch $@

.venv/.browser: .venv/.ready-dev scripts/browser
	scripts/browser
	touch $@
