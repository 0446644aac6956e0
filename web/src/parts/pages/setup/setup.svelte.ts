/** A table as it is being set up, from what the game declares; `request` is what the server is asked
 *  for. */

import type { Clock, GameInfo, NewTable, OptionInfo } from "../../../protocol";

/** With whom: one word that seats everybody. */
export const COMPANIES = ["bots", "friends", "device", "solo"] as const;
export type Company = (typeof COMPANIES)[number];

export const ME = "me";
export const FRIEND = "open";
export const USUAL_BOT = "player";
export const ANYBODY = "random"; // a character left to chance

/** How the game begins, where there is a quicker way than the book's; the quick one comes first. */
export const BEGINNINGS = ["quick", "book"] as const;
export type Beginning = (typeof BEGINNINGS)[number];

/** As the book has it, which depends on the number of players: the server knows. */
export const USUAL = "usual";

export type Value = string | number | boolean;

export class Setup {
  /** Who sits where: me, a friend who gets the link, or a level of bot. */
  holders = $state<string[]>([]);
  /** Who is led at each seat, in a game with characters. */
  characters = $state<string[]>([]);
  /** The seat whose character another one has just taken. */
  traded = $state<number | null>(null);
  /** One person leads all characters: the rules call that one player. */
  isSolo = $state(false);
  values = $state<Record<string, Value>>({});
  clock = $state<Clock | null>(null);
  lobby = $state(false);
  coach = $state(true);

  readonly cast: OptionInfo | undefined;
  /** The options beside the seats, in the game's order. */
  readonly options: OptionInfo[];
  /** Those of them that tell a quick start from the book's. */
  readonly beginnings: OptionInfo[];

  constructor(
    readonly info: GameInfo,
    company: Company = "bots",
    beginning: Beginning = "quick",
  ) {
    this.cast = info.options.find(({ kind }) => kind === "characters");
    this.beginnings = info.options.filter(({ name }) => name in info.quick_start);
    const rest = info.options.filter((option) => option !== this.cast);
    this.options = rest.filter((option) => !this.beginnings.includes(option));
    for (const { name, usual } of rest) this.values[name] = usual ?? USUAL;
    this.begin(beginning);
    this.holders = Array.from({ length: info.players.usual }, () => ME);
    this.characters = this.holders.map(() => ANYBODY);
    this.gather(company);
  }

  /** How many seats there may be. */
  get sizes(): number[] {
    const { min, max } = this.info.players;
    const fewest = Math.max(min, this.cast?.fewest ?? min);
    return Array.from({ length: max - fewest + 1 }, (_, more) => fewest + more);
  }
  get companies(): Company[] {
    return COMPANIES.filter((company) => company !== "solo" || this.cast);
  }
  get hasFriends(): boolean {
    return this.holders.includes(FRIEND);
  }
  get players(): number {
    return this.isSolo ? 1 : this.holders.length;
  }
  /** Does it hold whatever anybody wants? */
  isAlways(option: OptionInfo): boolean {
    return option.always_for.includes(this.players);
  }

  /** The company that the seats show; null when they are mixed. */
  get company(): Company | null {
    const others = this.holders.slice(1);
    if (this.holders[0] !== ME) return null;
    if (others.every((holder) => holder === ME)) return this.isSolo ? "solo" : "device";
    if (others.every((holder) => holder === FRIEND)) return "friends";
    return others.every((holder) => this.info.bots.includes(holder)) ? "bots" : null;
  }

  begin(beginning: Beginning): void {
    for (const { name, usual } of this.beginnings)
      this.values[name] = beginning === "quick" ? this.info.quick_start[name]! : (usual ?? USUAL);
  }

  /** The beginning that the options show; null when they are mixed. */
  get beginning(): Beginning | null {
    const shown = (beginning: Beginning) => {
      const other = new Setup(this.info, "bots", beginning);
      return this.beginnings.every(({ name }) => other.values[name] === this.values[name]);
    };
    return BEGINNINGS.find(shown) ?? null;
  }

  gather(company: Company): void {
    this.isSolo = company === "solo";
    this.holders = this.holders.map((_, seat) => (seat === 0 ? ME : this.#guest(company)));
  }

  /** So many seats: new ones are held like the last. */
  resize(seats: number): void {
    const more = this.company ? this.#guest(this.company) : USUAL_BOT;
    this.holders = Array.from({ length: seats }, (_, seat) => this.holders[seat] ?? more);
    this.characters = Array.from({ length: seats }, (_, seat) => this.characters[seat] ?? ANYBODY);
  }

  hold(seat: number, holder: string): void {
    this.holders[seat] = holder;
    if (holder !== ME) this.isSolo = false;
  }

  /** Nobody is there twice: whoever had this character takes what is left behind, and `traded` says
   *  which seat that is. */
  lead(seat: number, character: string): void {
    const other = character === ANYBODY ? -1 : this.characters.indexOf(character);
    if (other >= 0) this.characters[other] = this.characters[seat]!;
    this.characters[seat] = character;
    this.traded = other >= 0 && other !== seat ? other : null;
  }

  /** As the server takes them: what is left out is as usual. */
  get chosen(): Record<string, unknown> {
    const chosen: Record<string, unknown> = { players: this.players };
    if (this.cast) chosen[this.cast.name] = [...this.characters];
    for (const option of [...this.beginnings, ...this.options]) {
      const value = this.values[option.name];
      if (value !== USUAL && !this.isAlways(option)) chosen[option.name] = value;
    }
    return chosen;
  }

  get request(): NewTable {
    return {
      game: this.info.name,
      options: this.chosen,
      seats: [...this.holders],
      lobby: this.lobby && this.hasFriends,
      clock: this.clock,
      coach: this.coach,
    };
  }

  #guest(company: Company): string {
    if (company === "friends") return FRIEND;
    return company === "bots" ? USUAL_BOT : ME;
  }
}
