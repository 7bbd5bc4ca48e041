"""`python -m press`."""

import sys

from press.command import main

sys.exit(main())
