"""`python -m inklings.settings` writes docs/settings.md."""

import sys

from inklings.settings.shown import as_markdown

sys.stdout.write(as_markdown())
