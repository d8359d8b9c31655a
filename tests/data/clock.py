"""A clock that stands still until a test moves it."""


class Clock:
    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def forward(self, ms: int) -> int:
        self.now += ms
        return self.now
