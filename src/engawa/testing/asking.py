"""Laws of asking: a sentence for every question and every answer, from a view alone."""

from __future__ import annotations

from engawa.core.words import languages
from engawa.testing.law import Trial, law
from engawa.testing.starts import play_randomly
from engawa.testing.views import everybody


@law
def every_position_is_asked_in_words(trial: Trial) -> None:
    match = trial.start()
    for _ in range(40):
        for view in map(match.view, everybody(match)):
            for language in languages():
                asked = match.game.asked(view, language)
                assert bool(asked) == (match.actor is not None)
                assert "{" not in asked, asked
                told = [match.game.choice(view, action, language) for action in view["legal"]]
                assert all(told)
                assert len(set(told)) == len(told), "two answers have the same text"
                seats = range(match.seats)
                assert all(match.game.seat_name(view, seat, language) for seat in seats)
        play_randomly(match, trial.choose, 1)


@law
def everybody_is_told_the_same_question(trial: Trial) -> None:
    """It names only what is public, so it reveals nothing about anybody's hand."""
    match = trial.position(60)
    views = [match.view(seat) for seat in everybody(match)]
    assert len({match.game.asked(view, "en") for view in views}) == 1
