"""`python -m engine GAME`: a match between brains, told in the terminal. `python -m engine verify FILE`."""

import argparse
import os
import sys
from pathlib import Path

import msgspec

from engine.chance import sealed
from engine.game import Level, News, Refusal
from engine.headless import play_out
from engine.match import Entry, Match, Unreplayable, dump_record, load_record, replay
from engine.registry import NAMES, game

OPENED = 1_700_000_000_000  # any moment will do: headless time is only counted from here


def main(words: list[str]) -> int:
    try:
        done = _verify(words[1:]) if words[:1] == ["verify"] else _played(words)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads along has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return done


def _played(words: list[str]) -> int:
    chosen = _arguments(words)
    played = game(chosen.game)
    try:
        options = played.read_options(chosen.options.encode())
        match = Match.deal(played, options, chosen.seats or played.seats(options)[0], chosen.seed, OPENED)
    except Refusal as refusal:
        print(f"That match cannot be dealt: {refusal!r}", file=sys.stderr)
        return 2
    levels = [chosen.levels[seat % len(chosen.levels)] for seat in range(match.seats)]
    print(f"{played.key}, {match.seats} seats ({', '.join(levels)}), seed {match.seed}")
    print(f"sealed with {sealed(match.seed)}")
    match, entries = _tell(match, levels)
    print(f"seed was {match.seed}; {match.revision} steps")
    if chosen.save:
        Path(chosen.save).write_bytes(dump_record(match, tuple(entries)) + b"\n")
    return 0


def _arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--seats", type=int, help="how many play (default: the fewest)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same match")
    parser.add_argument(
        "--levels", type=_levels, default="normal", help="easy, normal or hard, one for all or one a seat"
    )
    parser.add_argument("--options", default="{}", help="the table's options as JSON")
    parser.add_argument("--save", metavar="FILE", help="write the match's record here")
    return parser.parse_args(words)


def _levels(text: str) -> list[Level]:
    try:
        return [Level(word) for word in text.split(",")]
    except ValueError:
        raise argparse.ArgumentTypeError(f"easy, normal or hard, parted by commas, not {text}") from None


def _tell(match: Match, levels: list[Level]) -> tuple[Match, list[Entry]]:
    entries: list[Entry] = []
    brains = {seat: match.game.brain(level) for seat, level in enumerate(levels)}
    _tell_news(match)
    for step in play_out(match, brains):
        match = step.match
        entries.append(step.entry)
        _tell_news(match)
    outcome = match.outcome
    assert outcome is not None
    print(f"over ({outcome.why}): ranks {outcome.ranks}, scores {outcome.scores}")
    return match, entries


def _tell_news(match: Match) -> None:
    for news in match.state.news:
        print(f"{match.revision:4}  {_told(news)}")


def _told(news: News) -> str:
    """What happened, by its name and its fields; what is not said of it is left out."""
    fields = msgspec.structs.asdict(news).items()
    known = [f"{name}={msgspec.json.encode(value).decode()}" for name, value in fields if value is not None]
    return " ".join((type(news).__name__, *known))


def _verify(files: list[str]) -> int:
    if len(files) != 1:
        print("usage: python -m engine verify FILE", file=sys.stderr)
        return 2
    try:
        kept = load_record(Path(files[0]).read_bytes())
        match = replay(game(kept.game), kept)
    except (OSError, KeyError, Unreplayable) as problem:
        print(f"not verified: {type(problem).__name__}: {problem}", file=sys.stderr)
        return 1
    print(f"verified: {kept.game}, {kept.seats} seats, {len(kept.entries)} steps replay to the byte")
    print(f"seed {kept.seed}, sealed with {sealed(kept.seed)}; outcome {match.outcome}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
