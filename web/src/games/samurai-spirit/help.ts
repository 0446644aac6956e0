/** What everything on the table is, and what it does now. A topic is a word or two: `wounds 2`,
 *  `raider 3-doll-fire`. */

import type { SamuraiSpiritView } from "../../protocol";
import type { HelpText } from "..";
import { seatName } from "./names";
import { raiderName, raiderOf, UNSEEN } from "./raider";
import { name, say } from "./words";
import { farmsteadsLeft } from "./village";
import { familyBacks, farmsteadBacks } from "./describe";
import { capital } from "../../letters";

type Explain = (view: SamuraiSpiritView, ...words: string[]) => HelpText;

const PENALTY_SECTIONS: Record<string, string> = {
  fire: "7.1",
  wound: "7.2",
  intruder: "7.3",
  "no-defence": "7.4",
  "no-support": "7.5",
  "left-draws": "7.6",
  "right-draws": "7.6",
  "must-pass": "7.7",
  reinforce: "7.8",
  "no-talent": "7.9",
  "lose-defence": "7.10",
};
const SYMBOL_SECTIONS: Record<string, string> = { hat: "10.2", farm: "10.3", doll: "10.4" };

const penaltyLine = (penalty: string): string =>
  `${capital(name(`penalty-${penalty}`))}: ${say(`help-penalty-${penalty}`)}`;

const EXPLAINED: Record<string, Explain> = {
  raider: (_view, card = "") => {
    const { symbol, penalties, flames, rank } = raiderOf(card);
    const lines = [say(`help-rank-${rank}`)];
    lines.push(
      symbol ? say("help-symbol", { symbol: name(`symbol-${symbol}`) }) : say("help-bare"),
    );
    lines.push(...[...new Set(penalties)].map(penaltyLine));
    if (flames) lines.push(say("help-flames"));
    const [first] = penalties;
    return {
      title: capital(raiderName(card)),
      lines,
      section: first ? PENALTY_SECTIONS[first]! : "2.1",
    };
  },
  penalty: (_view, penalty = "") => ({
    title: capital(name(`penalty-${penalty}`)),
    lines: [capital(say(`help-penalty-${penalty}`))],
    section: PENALTY_SECTIONS[penalty]!,
  }),
  symbol: (_view, symbol = "") => ({
    title: capital(name(`symbol-${symbol}`)),
    lines: [say(`help-lacks-${symbol}`)],
    section: SYMBOL_SECTIONS[symbol]!,
  }),
  wounds: (_view, number = "0") => ({
    title: say("help-wounds"),
    lines: [`${say("wounds", { number: Number(number) })}.`],
    section: "6.1",
  }),
  track: (view, seat = "0") => {
    const { total, kiai } = view.seats[Number(seat)]!;
    const stand = total > kiai ? "above" : total === kiai ? "at" : "below";
    return {
      title: say("total", { total, kiai }),
      lines: [say("help-track", { left: kiai - total }), say(`help-track-${stand}`)],
      section: "5.1",
    };
  },
  samurai: (view, seat = "0") => {
    const { samurai, side, kiai } = view.seats[Number(seat)]!;
    return {
      title: seatName(view, Number(seat)),
      lines: [
        `${say("talent")}: ${name(`talent-${samurai}`)}`,
        `${say("kiai", { number: kiai })}: ${name(`kiai-${samurai}-${side}`)}`,
      ],
      section: "2.2",
    };
  },
  token: (_view, samurai = "") => ({
    title: say("help-token", { samurai: name(`samurai-${samurai}`) }),
    lines: [name(`talent-${samurai}`), say("help-token-use")],
    section: "8.7",
  }),
  stack: ({ stack }) => ({
    title: `${say("stack")}: ${stack.length}`,
    lines: [say("help-stack")],
    section: "10.1",
  }),
  intruders: ({ intruders }) => ({
    title: `${say("intruders")}: ${intruders.length}`,
    lines: [say("help-intruders")],
    section: "10.5",
  }),
  discard: ({ discard }) => ({
    title: `${say("discard")}: ${discard.length}`,
    lines: [say("help-discard")],
    section: "2.1",
  }),
  village: (view) => ({
    title: say("village"),
    lines: [
      say("barricades", { number: view.barricades, most: view.barricade_cap }),
      `${say("farmsteads", { number: farmsteadsLeft(view) })} ${farmsteadBacks(view)}`,
      familyBacks(view),
      say("help-village"),
    ],
    section: "11",
  }),
};

export function help(topic: string, view: SamuraiSpiritView): HelpText | null {
  const [kind = "", ...words] = topic.split(" ");
  if (words[0] === UNSEEN) return null;
  return EXPLAINED[kind]?.(view, ...words) ?? null;
}
