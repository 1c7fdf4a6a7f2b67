# The two commands are `make run` and `make test`; both set up everything they need.
PYTHON ?= python3
BIN := .venv/bin
BIOME := $(BIN)/node node_modules/.bin/biome
CHECK_SCHEMA := $(BIN)/check-jsonschema --builtin-schema
SOAK_MINUTES ?= 30
SHOTS = .cache/screenshots/$(shell git rev-parse --short HEAD)

# Tests start many servers: where an image forbids it, each would compile the whole tree again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run test thorough checked lint types github python javascript client format bench soak
.PHONY: messages screenshots lock release clean

run: .venv/.ready
	$(BIN)/boneyard serve

test: checked .venv/.browser
	scripts/tests -m "not thorough"

# The same and what takes too long for every time: more sizes, themes and numbers of seats.
thorough: checked .venv/.browser
	scripts/tests

# Side by side: no check uses more than one core.
checked: .venv/.ready-dev node_modules/.ready
	$(MAKE) --no-print-directory --jobs 2 --output-sync lint client

lint: types github python javascript

python: .venv/.ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

javascript: node_modules/.ready
	$(BIOME) check --error-on-warnings
	$(BIN)/node node_modules/.bin/tsc

# What only GitHub runs: whether it is well formed, and asks for no more than it needs.
github: .venv/.ready-dev
	$(CHECK_SCHEMA) vendor.github-workflows .github/workflows/*.yml
	$(CHECK_SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(CHECK_SCHEMA) vendor.github-issue-forms \
		$(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	$(BIN)/zizmor --offline --no-progress --quiet --persona pedantic .github/workflows

types: .venv/.ready-dev
	$(BIN)/mypy

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

# docs/releasing.md
release: .venv/.ready-dev
	scripts/release "$(VERSION)"

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
