# `make` lists what can be done; `make check` is what CI runs before the end-to-end tests.
.DEFAULT_GOAL := help
BIN := .venv/bin
GAME ?= all
SPOKEN ?= en
DRIFT := $(BIN)/python -m supply.drift
# Tests start hundreds of processes: without compiled files each start would take several times as long.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help
help:  ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: install
install: .venv/installed node_modules/installed  ## Set up Python and Node with the locked versions

.venv/installed: requirements/install.txt requirements/dev.txt pyproject.toml
	python3 -m venv .venv
	$(BIN)/pip install --quiet --no-deps --require-hashes -r requirements/install.txt
	VIRTUAL_ENV=.venv $(BIN)/uv pip install --quiet --no-deps --require-hashes -r requirements/dev.txt
	VIRTUAL_ENV=.venv $(BIN)/uv pip install --quiet --no-deps --no-build-isolation -e .
	VIRTUAL_ENV=.venv $(BIN)/uv pip check --quiet
	touch $@

node_modules/installed: package-lock.json
	npm ci
	touch $@

.PHONY: serve
serve: client  ## Build the client and run everything here
	$(BIN)/inklings serve

.PHONY: client
client: install  ## Build the browser client into the package
	npm run --silent build

.PHONY: format
format:  ## Format and mend what can be mended by itself
	$(BIN)/ruff format
	npm run --silent format
	$(BIN)/ruff check --fix

# On two cores the steps of one line run at the same time; those of the next line need them.
TOGETHER = $(MAKE) --jobs 2 --output-sync=target --no-print-directory

.PHONY: check
check: install  ## All that must pass, but for the end-to-end tests
	$(TOGETHER) generated
	$(TOGETHER) lint docs client client-test
	$(MAKE) --no-print-directory test-all

.PHONY: generated
generated: types hush settings metrics reference  ## Rewrite all that is written from the code; fails if it had drifted

.PHONY: lint
lint: lint-python mypy pyright lint-client svelte-check  ## Formatting, lint, types and layers, in Python and TypeScript

.PHONY: lint-python
lint-python: install
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/lint-imports
	$(BIN)/codespell
	$(BIN)/python -m tests.words.plain
	$(BIN)/python -m inklings.proofs.complete

.PHONY: mypy
mypy: install
	$(BIN)/mypy

.PHONY: pyright
pyright: install
	npx --no-install pyright

.PHONY: lint-client
lint-client: install
	npm run --silent lint

.PHONY: svelte-check
svelte-check: install
	npm run --silent check

.PHONY: types
types: install  ## Rewrite the browser's types and drawings; fails if they had drifted
	$(DRIFT) 'client/src/*/*types.ts' 'src/inklings/games/*/ui/types.ts' -- npm run --silent types
	for game in $(patsubst src/inklings/games/%/pieces.py,%,$(wildcard src/inklings/games/*/pieces.py)); do \
		$(DRIFT) src/inklings/games/$$game/ui/pieces.json -- $(BIN)/python -m inklings.games.$$game.pieces || exit 1; \
	done

.PHONY: hush
hush: install  ## Rewrite who may say what in each game; fails if it had drifted
	$(DRIFT) 'src/inklings/games/*/hush.md' -- $(BIN)/python -m inklings.proofs.hush

.PHONY: settings
settings: install  ## Rewrite docs/settings.md from the settings; fails if it had drifted
	$(DRIFT) docs/settings.md -- sh -c '$(BIN)/python -m inklings.settings > docs/settings.md'

.PHONY: metrics
metrics: install  ## Rewrite docs/metrics.md from the list of metrics; fails if it had drifted
	$(DRIFT) docs/metrics.md -- sh -c '$(BIN)/python -m inklings.monitor.metrics > docs/metrics.md'

.PHONY: reference
reference: install  ## Rewrite docs/reference from the code; fails if it had drifted
	$(DRIFT) 'docs/reference/*' -- $(BIN)/python -m supply.reference

.PHONY: docs
docs: install  ## Build the docs site into site/; fails on a warning or a broken link
	$(BIN)/python -m supply.docs_site

.PHONY: notebook
notebook: install  ## Run docs/circles-notebook.ipynb again on the games of a simulated circle
	$(BIN)/python -m supply.notebook

.PHONY: scale
scale: install  ## Rewrite the tables of docs/scale.md from the figures in bench/scale
	$(BIN)/python -m bench.scale

QUICK = not slow and not e2e and not alone

.PHONY: test
test: install  ## The quick tests: all that starts no server or process and takes no long proof
	$(BIN)/pytest --numprocesses 2 --dist worksteal -m "$(QUICK)"

# To collect all tests takes each worker as long as to run some hundreds: here the quick ones run beside the slow ones.
WHICH = not e2e and not alone

.PHONY: test-all
test-all: install  ## All tests, but for the end-to-end tests
	$(BIN)/pytest --numprocesses 0 -m alone bench/speed
	$(BIN)/pytest --numprocesses 4 --dist worksteal -m "$(WHICH)"
	$(BIN)/python -m tests.simulation --games 100000 --seconds 80

.PHONY: test-slow
test-slow: WHICH = slow and not e2e
test-slow: test-all  ## The same without the quick tests

.PHONY: client-test
client-test: install  ## The tests of the client
	npm run --silent test

.PHONY: coverage
coverage: install  ## Which lines and branches of src/inklings no test but the end-to-end tests comes to
	rm -f .coverage*
	$(BIN)/coverage run -m pytest --numprocesses 4 --dist worksteal -m "not e2e and not alone"
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --skip-covered --sort=cover

# `make matrix PYTHONS="/usr/bin/python3.13 3.14"`: paths, or versions that uv finds on this machine.
PYTHONS ?= 3.11 3.12 3.13 3.14

.PHONY: matrix
matrix: install  ## The quick tests on every Python that is here, each in an environment of its own
	@for python in $(PYTHONS); do \
		home=.matrix/$$(basename $$(dirname $$(dirname $$python)))$$(basename $$python); \
		$(BIN)/uv venv --quiet --allow-existing --no-python-downloads --python $$python $$home 2>/dev/null || { echo "Python $$python is not here"; continue; }; \
		export VIRTUAL_ENV=$$home; \
		$(BIN)/uv pip install --quiet --no-deps --require-hashes -r requirements/dev.txt && \
		$(BIN)/uv pip install --quiet --no-deps --no-build-isolation -e . && \
		$$home/bin/python -VV && \
		$$home/bin/python -m pytest --numprocesses 2 --dist worksteal -m "$(QUICK)" || exit 1; \
	done

.PHONY: floods
floods: client  ## Every attack that we know against a gate, and what people at other tables notice
	$(BIN)/python -m bench.floods

.PHONY: rolling
rolling: install  ## Restart every gate, runner and NATS node behind real proxies while 500 tables play (UPGRADE="OLD NEW")
	$(BIN)/python -m bench.rolling $(if $(UPGRADE),--upgrade $(UPGRADE))

.PHONY: e2e
e2e: client  ## Real browsers, real gates, real kills
	$(BIN)/pytest --numprocesses 2 --dist worksteal -m e2e $$(grep -rl --include='test_*.py' mark.e2e src tests bench)

.PHONY: simulate
simulate: install  ## 10,000 simulated evenings under faults; the model of the engine against the real one
	$(BIN)/python -m tests.simulation --games 10000
	$(BIN)/python -m tests.simulation --bugs
	$(BIN)/python -m tests.simulation.against_engine --operations 100000

.PHONY: chaos
chaos: install  ## Games under every kind of fault for about an hour, as root; results in chaos/
	$(BIN)/python -m tests.chaos.lab

.PHONY: screens
screens: client  ## Pictures of every screen from scripted games, into screens/ (SPOKEN=pl)
	$(BIN)/python -m tests.e2e.screens --language $(SPOKEN)

.PHONY: axe
axe: client  ## What axe-core finds on every screen, in both themes
	$(BIN)/python -m tests.e2e.axe

.PHONY: bench
bench: install  ## Measure what bench/ measures
	$(BIN)/python -m bench.answers
	$(BIN)/python -m bench.cold_load
	$(BIN)/python bench/telepathic.py
	$(BIN)/python bench/rorschach_bots.py
	$(BIN)/python -m bench.idle_tables
	$(BIN)/python -m bench.bots_beside_people
	$(BIN)/python -m bench.woodcuts
	$(BIN)/python -m bench.pareidolia_load
	$(BIN)/python -m bench.onlookers
	$(BIN)/python -m bench.quick_match
	$(BIN)/python bench/telepathic_bots.py 200
	$(BIN)/python -m bench.chronicle
	$(BIN)/python -m bench.export

.PHONY: speed
speed: install  ## One gate against the clock, beside a bare loop, for a quarter of an hour; into docs/figures.md
	$(BIN)/python -m bench.speed

.PHONY: lighthouse
lighthouse: client  ## Lighthouse on every kind of page, as a phone on a slow line
	$(BIN)/python -m bench.lighthouse

.PHONY: game
game: install  ## Write the skeleton of a new game into src/inklings/games (NAME=whispers)
	$(BIN)/python -m supply.new_game $(NAME)

# Every step is run, whatever fails; at the end are those that failed.
.PHONY: try
try: install  ## Rules, proofs, words and screens of one game, or one step of it (GAME=moons STEP=rules)
	@test -f src/inklings/games/$(GAME)/__init__.py || { echo "make try: there is no game called $(GAME)"; exit 1; }; \
	failed=; folder=src/inklings/games/$(GAME); \
	only="$(STEP)"; found=; names=; \
	step() { name=$$1; names="$$names$$name, "; shift; test -z "$$only" || test "$$only" = "$$name" || return 0; found=1; \
		"$$@" || failed="$$failed$$name, "; }; \
	step "ruff format" $(BIN)/ruff format --check $$folder; \
	step "ruff check" $(BIN)/ruff check $$folder; \
	step mypy $(BIN)/mypy $$folder; \
	step pyright npx --no-install pyright $$folder; \
	step codespell $(BIN)/codespell $$folder; \
	step "what is missing" $(BIN)/python -m inklings.proofs.complete $(GAME); \
	step "plain words" $(BIN)/python -m tests.words.plain; \
	step hush $(DRIFT) $$folder/hush.md -- $(BIN)/python -m inklings.proofs.hush $(GAME); \
	step eslint npx --no-install eslint $$folder; \
	step prettier npx --no-install prettier --check "$$folder/ui/*"; \
	step svelte-check npm run --silent check; \
	step rules $(BIN)/pytest --numprocesses 2 $$folder; \
	step proofs $(BIN)/pytest --numprocesses 2 -m "not e2e and not alone" -k $(GAME) src/inklings/proofs src/inklings/automata src/inklings/postcards \
		tests/house tests/live tests/automata tests/gate tests/attacks tests/words; \
	step screens npm run --silent test -- games/$(GAME)/ learn/ words/; \
	test -n "$$found" || { echo "make try: there is no step called $$only, but $${names%, }"; exit 1; }; \
	test -z "$$failed" || { echo "Failed: $${failed%, }"; exit 1; }

.PHONY: look
look: client  ## Every screen of one game, in all sizes and for axe-core (GAME=moons)
	$(BIN)/python -m tests.e2e.one_game $(GAME)

.PHONY: golden
golden: install  ## Rewrite the golden playthroughs (GAME=moons)
	$(BIN)/python -m inklings.proofs.playthrough $(GAME)

.PHONY: mutants
mutants: install  ## Which wrong rules no test notices (GAME=moons SAMPLE=40 SEED=1)
	$(BIN)/python -m tests.mutants $(GAME) --sample $(or $(SAMPLE),0) --seed $(or $(SEED),1)

# The commit's time is the only one that gets into a wheel.
BUILD_WHEEL = SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) $(CURDIR)/$(BIN)/python -m hatchling build -t wheel

.PHONY: wheel
wheel: client  ## Build the wheel, client inside, and its SBOM into dist/
	rm -rf dist
	$(BUILD_WHEEL)

.PHONY: reproduce
reproduce: wheel  ## Build the wheel again from a fresh clone of the commit; fails if a byte differs
	again=$$(mktemp -d) && trap 'rm -rf "$$again"' EXIT && \
	git clone --quiet . "$$again" && cp -R node_modules/. "$$again/node_modules" && \
	(cd "$$again" && npm run --silent build >/dev/null && $(BUILD_WHEEL) >/dev/null) && \
	diff -r dist "$$again/dist"

.PHONY: release
release: install  ## Version, changelog, wheel, SBOM, commit and tag (VERSION=0.2.0); pushes nothing
	$(BIN)/python -m supply.release $(VERSION)

.PHONY: audit
audit: install  ## Whether anything that we lock has a known weakness; asks services on the internet
	$(BIN)/python -m supply.audit

.PHONY: lock
lock:  ## Pin the newest allowed Python packages, with hashes
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml -o requirements/run.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml --group dev -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --group build -c requirements/dev.txt -o requirements/build.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --group install -c requirements/dev.txt -o requirements/install.txt
