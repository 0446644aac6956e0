"""The answers allowed now: a set, one bit each from the first answer to the top question on, in as
many words as the longest range of answers needs (one, with seven samurai)."""

from __future__ import annotations

from engawa.core.bits import bits, nth_bit
from engawa.core.rule import Mask, rule
from engawa.games.samurai_spirit.agenda import top_step
from engawa.games.samurai_spirit.state import State
from engawa.games.samurai_spirit.steps import ANSWER_WORDS, WORD_BITS, after_answers, first_answer


@rule
def clear_answers(s: State) -> None:
    for word in range(ANSWER_WORDS):
        s.answers[word] = 0


@rule
def first_of_word(step: int, word: int) -> int:
    """The first action that a word of the answers to this step may hold."""
    return first_answer(step) + word * WORD_BITS


@rule
def after_word(step: int, word: int) -> int:
    return min(first_of_word(step, word + 1), after_answers(step))


@rule
def count_answers(s: State) -> int:
    count = 0
    for word in range(ANSWER_WORDS):
        count += bits(int(s.answers[word]))
    return count


@rule
def has_answer(s: State) -> bool:
    for word in range(ANSWER_WORDS):
        if s.answers[word] != 0:
            return True
    return False


@rule
def has_several_answers(s: State) -> bool:
    """Is there a real choice? Nearly every step asks this: bits are not counted for it."""
    is_one_found = False
    for word in range(ANSWER_WORDS):
        answers = int(s.answers[word])
        if answers & (answers - 1) or (is_one_found and answers):
            return True
        is_one_found = is_one_found or answers != 0
    return False


@rule
def nth_answer(s: State, n: int) -> int:
    """The action that is the n-th allowed answer, counted from 0."""
    word = 0
    while word < ANSWER_WORDS - 1 and n >= bits(int(s.answers[word])):
        n -= bits(int(s.answers[word]))
        word += 1
    return first_of_word(top_step(s), word) + nth_bit(int(s.answers[word]), n)


@rule
def write_answers(s: State, mask: Mask) -> None:
    """1 for every action that is an allowed answer."""
    step = top_step(s)
    for word in range(ANSWER_WORDS):
        first = first_of_word(step, word)
        for action in range(first, after_word(step, word)):
            mask[action] = s.answers[word] >> (action - first) & 1
