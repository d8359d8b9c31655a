"""What runs in processes of its own while it is measured."""

import sys

sys.modules["rich"] = None  # type: ignore[assignment]  # logs would use it; where a bot is hosted it is not
