# Each target sets up what it needs by itself, and a second run finds it done.
.DEFAULT_GOAL := help
.PHONY: help play install test check bench soak lock clean node
.PHONY: test-source test-compiled test-client test-browser

PORT ?= 8000
SEGUNDOS ?= 5
REGLAMENTO ?= argentino-duelo
ASIENTOS ?= 2
MANOS ?= 5000
SEMILLAS ?= 50
MUTANTES ?= 20

BIN := .venv/bin
RUN := PATH="$(CURDIR)/$(BIN):$$PATH"
SOURCE := PYTHONPATH=src $(RUN)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
MODULES := client/node_modules/.package-lock.json
REPORTS := build/tests

# What is installed is named after the bytes of every source that it came from, the switches, the compiler and Python's headers:
# a change in any of them installs it again.
KEY := $(shell { find src client hatch_build.py pyproject.toml LICENSE \
	\( -name node_modules -o -name dist -o -name e2e -o -name tests -o -name __pycache__ -o -name test-results \) -prune -o -type f -exec cksum {} + | LC_ALL=C sort; \
	command -v cc gcc clang; ls /usr/include/python3*/Python.h 2>&1; echo "$(QUIERO_COMPILE) $(QUIERO_CLIENT)"; } | cksum | tr ' ' '-')
INSTALLED := .venv/installed-$(KEY)

help:
	@echo "make play     install, build, and serve on http://127.0.0.1:8000 (PORT=8001 for another port)"
	@echo "make install  leave the command in .venv/bin/quiero, with the engine compiled where there is a compiler"
	@echo "make test     every test: the source, the compiled engine, the client, the browser"
	@echo "make check    style, types, import laws, generated files"
	@echo "make bench    the engine's speed beside other engines (SEGUNDOS=$(SEGUNDOS) for each, REGLAMENTO=$(REGLAMENTO) ASIENTOS=$(ASIENTOS))"
	@echo "make soak     random hands beside the referee (MANOS=$(MANOS)), matches where all fails (SEMILLAS=$(SEMILLAS)), long properties,"
	@echo "              and rules changed one at a time: which changes no test notices (MUTANTES=$(MUTANTES) of each reglamento)"
	@echo "make lock     write requirements/*.lock anew (UPGRADE=1 for the newest versions)"
	@echo "make clean    remove all that these made, but for the tables' journal in var/"

play: $(INSTALLED)
	@$(BIN)/quiero version
	@$(BIN)/quiero serve --port $(PORT) --data var

install: $(INSTALLED)
	@echo ".venv/bin/quiero: $$($(BIN)/quiero version)"

.venv/made:
	@sh scripts/venv.sh $(PYTHON)
	@touch $@

.venv/runtime: .venv/made requirements/runtime.lock requirements/build.lock
	$(PIP) --require-hashes -r requirements/runtime.lock -r requirements/build.lock
	@touch $@

.venv/dev: .venv/runtime requirements/dev.lock
	$(PIP) --require-hashes -r requirements/dev.lock
	@touch $@

node: .venv/runtime
	@$(RUN) python scripts/node.py

$(MODULES): client/package-lock.json | node
	cd client && $(RUN) npm ci
	@touch $@

$(INSTALLED): .venv/runtime | node
	@rm -rf .venv/installed-* .venv/wheel
	$(RUN) python -m hatchling build -t wheel -d .venv/wheel
	$(PIP) --no-deps --force-reinstall .venv/wheel/*.whl
	@touch $@

test: test-source test-compiled test-client test-browser
	@$(BIN)/python scripts/tally.py $(REPORTS)

test-source: .venv/dev $(INSTALLED) $(MODULES)
	@rm -rf $(REPORTS)
	$(RUN) sh scripts/test_source.sh $(REPORTS)/source.xml

test-compiled: .venv/dev $(INSTALLED)
	$(RUN) sh scripts/test_compiled.sh $(REPORTS)/compiled.xml

test-client: $(MODULES)
	cd client && $(RUN) npx vitest run --reporter=default --reporter=junit --outputFile.junit=../$(REPORTS)/client.xml

test-browser: $(INSTALLED) $(MODULES)
	$(RUN) sh scripts/test_browser.sh $(REPORTS)/browser.xml

check: .venv/dev $(MODULES)
	$(SOURCE) ruff check .
	$(SOURCE) ruff format --check .
	$(SOURCE) mypy
	$(SOURCE) lint-imports
	$(SOURCE) python scripts/gen_protocol.py --check
	$(SOURCE) python scripts/gen_learn.py --check
	$(SOURCE) python client/art/deck/deck.py --check
	cd client && $(RUN) npm run check

bench: .venv/dev $(INSTALLED)
	@$(BIN)/quiero bench engine --reglamento $(REGLAMENTO) --asientos $(ASIENTOS) --segundos $(SEGUNDOS) --json

soak: .venv/dev $(INSTALLED) $(MODULES)
	$(RUN) QUIERO_UNDER_TEST=installed QUIERO_SOAK=$(MANOS) QUIERO_SIM=$(SEMILLAS) \
		python -m pytest -n auto --hypothesis-profile=soak tests/engine tests/referee tests/sim \
		tests/tables/test_secrecy.py tests/tables/test_timing.py tests/tables/test_load.py
	$(RUN) QUIERO_SOAK=1 sh scripts/test_browser.sh build/soak-browser.xml
	$(RUN) python scripts/mutants.py $(MUTANTES)

lock: .venv/made
	@$(RUN) command -v uv >/dev/null || $(PIP) uv
	$(RUN) sh scripts/lock.sh

clean:
	rm -rf .venv build client/dist client/node_modules client/test-results client/playwright-report
	find . -name __pycache__ -o -name .mypy_cache -o -name .ruff_cache -o -name .pytest_cache -o -name .hypothesis -o -name .import_linter_cache | xargs rm -rf
