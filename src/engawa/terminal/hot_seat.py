"""Playing on one device in turn: show, ask, play, until the game is over or somebody leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from engawa.core.match import Match
from engawa.core.reasons import BadInput, listed
from engawa.core.words import knows, say
from engawa.games.rules_page import sections
from engawa.terminal import coaching, rules_page, seats, why
from engawa.terminal.answers import command, meant
from engawa.terminal.lines import joined, wrapped
from engawa.terminal.record_file import RecordFile
from engawa.terminal.screen import screen
from engawa.terminal.table import Table
from engawa.terminal.terminal import PART, Left, Terminal

OPENING_SENTENCES = 4  # of the log, when a match is opened


class HotSeat:
    """One match at one terminal."""

    def __init__(self, terminal: Terminal, table: Table, record: RecordFile) -> None:
        self.terminal = terminal
        self.table = table
        self.record = record
        self.match: Match = record.match
        self.bots = seats.seated(self.match, terminal)
        people = seats.people(self.match)
        # Who may see the screen, where there are secrets; somebody alone with bots always may.
        self.viewer = people[0] if self.bots and len(people) == 1 else None
        self.seen_by: dict[int | None, int] = {}  # sentences of the log that each has seen
        self.new = min(OPENING_SENTENCES, len(self._sentences()))  # sentences not seen yet
        self.is_leaving = False
        self.commands: dict[str, Callable[[str], None]] = {
            "h": self.help,
            "q": self.quit,
            "u": self.undo,
            "s": self.save,
            "l": self.log,
            "r": self.rules,
            "i": self.info,
            "d": self.discards,
            "c": self.coach,
            "?": self.why_not,
        }

    def play(self) -> None:
        if self.record.is_kept:
            self.record.write()  # better to fail before anything is played
        try:
            with self.record.nothing_lost():  # bots would begin in the same way again
                self.new += self.let_bots_play()
            self.draw()
        except Left:
            self.quit()
        while not self.is_leaving:
            try:
                self.answer(self.terminal.ask(">", self._completions()))
            except Left:
                self.quit()

    def draw(self) -> None:
        self.draw_curtain()
        width, height = self.terminal.width, self.terminal.height
        self.terminal.clear()
        self.terminal.show(
            screen(self.table, self.match, self._sentences(), self.new, width, height)
        )
        self.seen_by[self.viewer] = len(self._sentences())

    def draw_curtain(self) -> None:
        """Where there are secrets, the screen stays empty until the next player confirms."""
        actor = self.match.actor
        if not self.table.has_secrets or not isinstance(actor, int) or actor == self.viewer:
            return
        self.terminal.clear()
        name = self.table.seat_names(self.match)[actor]
        self.terminal.ask(self.terminal.words("curtain", seat=name))
        self.viewer = actor
        known = self.seen_by.get(actor, len(self._sentences()) - OPENING_SENTENCES)
        self.new = max(0, len(self._sentences()) - known)

    def answer(self, typed: str) -> None:
        """Do what was typed: a command, an action, or nothing."""
        found = command(typed)
        if found:
            self.commands[found[0]](found[1])
        elif typed:
            self.act(typed)
        elif self.match.actor is None:
            self.quit()
        else:
            self.draw()

    # Actions

    def act(self, typed: str) -> None:
        legal = self.match.legal()
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(legal):
                self.terminal.say("no-such-number", "danger", number=typed, last=len(legal))
                return
            self.do(legal[int(typed) - 1])
            return
        actions = meant(typed, legal)
        if len(actions) == 1:
            self.do(actions[0])
        elif actions:
            self.terminal.say("ambiguous", "danger", typed=typed, actions=listed(actions))
        else:
            self.why_not(typed)

    def do(self, action: str) -> None:
        before = len(self._sentences())
        self.match.play(action)
        self.new = len(self._sentences()) - before
        try:
            self.new += self.let_bots_play()
            self.draw()
        finally:
            self.keep()

    def let_bots_play(self) -> int:
        """Until a person has to decide; how many sentences that gives. If it takes long they are
        shown one by one, before the table is drawn again."""
        before = told = len(self._sentences())
        with self.terminal.waiting() as waiting:
            while self.match.actor in self.bots:
                seat = self.match.actor
                self.record.keep_quietly()
                name = self.table.seat_names(self.match)[seat]
                thinks = self.terminal.words("thinks", seat=name)
                waiting.on(self.table.told(self.match, thinks))
                self.match.play(seats.decide(self.bots[seat], self.match))
                for sentence in self._sentences()[told:] if waiting.is_shown else ():
                    self.terminal.tell(self.table.told(self.match, f"· {sentence}"))
                told = len(self._sentences())
        return told - before

    # Commands

    def help(self, _: str = "") -> None:
        terminal = self.terminal
        own = f"{self.match.game.name}/terminal"
        where = own if knows(terminal.language, own, "help") else PART
        for line in say(terminal.language, where, "help").splitlines():
            key, _, meaning = line.partition(" | ")
            text = joined([Text(f"{key:<12}", "number" if meaning else ""), meaning])
            terminal.show(wrapped(text, terminal.width, hanging=12))
        terminal.show(self.table.legend(terminal.language, terminal.width))

    def why_not(self, typed: str) -> None:
        if not typed:
            typed = self.terminal.ask(self.terminal.words("which-action"))
        self.terminal.show(why.answer(self.match, typed, self.terminal.width))

    def coach(self, _: str = "") -> None:
        """Advice for the seat at the keyboard, from what it may know."""
        if not isinstance(self.match.actor, int):
            self.terminal.say("coach-game-over", "danger")
            return
        budget = coaching.budget_of(self.terminal, coaching.USUAL_SECONDS, None)
        coaching.show_advice(self.terminal, self.match, budget)

    def undo(self, _: str = "") -> None:
        by_people = {who for who, _, _ in self.match.log} - self.bots.keys()
        if not by_people - ({"chance"} if self.match.chance == "fair" else set()):
            self.terminal.say("nothing-to-undo", "danger")
            return
        self.match.undo()
        while self.match.actor in self.bots:
            self.match.undo()
        self.new = 0
        self.draw()
        self.terminal.say("taken-back-from-bots" if self.bots else "taken-back", "faint")
        self.keep()

    def log(self, amount: str = "") -> None:
        sentences = self._sentences()
        height = self.terminal.height
        if height and not amount:  # any word after `l`: all of it
            sentences = sentences[-(height - 3) :]
        for sentence in sentences:
            self.terminal.tell(self.table.told(self.match, sentence))

    def rules(self, number: str = "") -> None:
        from rich.markdown import Markdown

        game = self.match.game.name
        if not number:
            self.terminal.show(self._contents(game))
            return
        try:
            passage = rules_page.passage(game, number, self.terminal.language)
        except BadInput as error:
            self.terminal.tell(Text(str(error), "danger"))
            return
        self.terminal.render(Markdown(passage))
        following = rules_page.number_after(game, number)
        if following:
            self.terminal.say("read-on", "faint", number=following)

    def info(self, _: str = "") -> None:
        self.terminal.show(self.table.boards(self.match, self.terminal.width))

    def discards(self, _: str = "") -> None:
        self.terminal.show(self.table.piles(self.match, self.terminal.width))

    # Keeping the match

    def save(self, name: str = "") -> None:
        path = Path(name).expanduser() if name else self.record.path
        if self.record.is_taken(path) and not self._agrees("overwrite", file=str(path)):
            self.terminal.say("not-saved", "faint")
            return
        if self._write(path):
            self.terminal.say("saved", "safe", file=str(path))

    def keep(self) -> None:
        """Write the record immediately, if requested."""
        if self.record.is_kept:
            self._write(self.record.path)

    def _write(self, path: Path) -> bool:
        try:
            self.record.write(path)
        except OSError as error:
            reason = error.strerror or str(error)
            self.terminal.say("not-written", "danger", file=str(path), reason=reason)
            return False
        return True

    def quit(self, _: str = "") -> None:
        self.is_leaving = True
        try:
            if not self.record.is_up_to_date:
                self._offer_saving()
        except Left:
            self.terminal.say("not-saved", "faint")
        self.terminal.say("goodbye")

    def _offer_saving(self) -> None:
        offer = self.terminal.words("save-as", file=str(self.record.path))
        typed = self.terminal.ask(offer)
        if typed.lower() in self.terminal.words("no-words").split():
            self.terminal.say("not-saved", "faint")
            return
        is_yes = typed.lower() in self.terminal.words("yes-words").split()
        self.save("" if is_yes else typed)
        if not self.record.is_up_to_date:  # taken, or not writable: ask for another name
            self._offer_saving()

    def _agrees(self, message: str, **details: str) -> bool:
        typed = self.terminal.ask(self.terminal.words(message, **details))
        return typed.lower() in self.terminal.words("yes-words").split()

    # What is shown

    def _sentences(self) -> list[str]:
        log = self.match.seen(self.viewer) if self.table.has_secrets else self.match.log
        return [told for _, _, told in log if told]

    def _contents(self, game: str) -> list[Text]:
        lines = [
            Text(f"{'  ' if '.' in section.number else ''}{section.number:<5}{section.title}")
            for section in sections(game, self.terminal.language).values()
        ]
        return [*lines, Text(self.terminal.words("read-section"), "faint")]

    def _completions(self) -> list[str]:
        game = self.match.game
        questions = [f"?{action}" for action in game.actions[: game.decisions]]
        return [*self.match.legal(), *questions]
