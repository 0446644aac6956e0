/** A table as it is being set up; `request` is what the server is asked for. */

import type { Clock, NewTable } from "../../../protocol";
import { ANYBODY } from "../seat-names";
import { type Offer, USUAL } from "./offers";

/** With whom: one word that seats everybody. */
export const COMPANIES = ["bots", "friends", "device", "solo"] as const;
export type Company = (typeof COMPANIES)[number];

export const ME = "me";
export const FRIEND = "open";
export const USUAL_BOT = "player";

export class Setup {
  /** Who sits where: me, a friend who gets the link, or a level of bot. */
  holders = $state<string[]>([]);
  /** Who is led at each seat. */
  samurai = $state<string[]>([]);
  /** One person leads all the samurai; §3.1 calls that one player. */
  isSolo = $state(false);
  twoSamuraiRule = $state(false);
  values = $state<Record<string, string>>({});
  clock = $state<Clock | null>(null);
  lobby = $state(false);
  coach = $state(true);

  constructor(
    readonly offer: Offer,
    company: Company = "bots",
  ) {
    for (const choice of offer.choices) this.values[choice.name] = choice.usual;
    this.holders = Array.from({ length: offer.seats.usual }, () => ME);
    this.samurai = this.holders.map(() => ANYBODY);
    this.gather(company);
  }

  get companies(): Company[] {
    return COMPANIES.filter((company) => company !== "solo" || this.hasSamurai);
  }
  get hasSamurai(): boolean {
    return this.offer.samurai.length > 0;
  }
  get hasFriends(): boolean {
    return this.holders.includes(FRIEND);
  }
  get players(): number {
    return this.isSolo ? 1 : this.holders.length;
  }
  /** §3.5: with one or two players it is no question. */
  get asksTwoSamuraiRule(): boolean {
    return this.hasSamurai && this.players > 2;
  }

  /** The company that the seats show; null when they are mixed. */
  get company(): Company | null {
    const others = this.holders.slice(1);
    if (this.holders[0] !== ME) return null;
    if (others.every((holder) => holder === ME)) return this.isSolo ? "solo" : "device";
    if (others.every((holder) => holder === FRIEND)) return "friends";
    return others.every((holder) => this.offer.bots.includes(holder)) ? "bots" : null;
  }

  gather(company: Company): void {
    this.isSolo = company === "solo";
    this.holders = this.holders.map((_, seat) => (seat === 0 ? ME : this.#guest(company)));
  }

  /** So many seats: new ones are held like the last. */
  resize(seats: number): void {
    const more = this.company ? this.#guest(this.company) : USUAL_BOT;
    this.holders = Array.from({ length: seats }, (_, seat) => this.holders[seat] ?? more);
    this.samurai = Array.from({ length: seats }, (_, seat) => this.samurai[seat] ?? ANYBODY);
  }

  hold(seat: number, holder: string): void {
    this.holders[seat] = holder;
    if (holder !== ME) this.isSolo = false;
  }

  /** No samurai is there twice: whoever had this one takes what is left behind. */
  lead(seat: number, samurai: string): void {
    const other = samurai === ANYBODY ? -1 : this.samurai.indexOf(samurai);
    if (other >= 0) this.samurai[other] = this.samurai[seat]!;
    this.samurai[seat] = samurai;
  }

  get request(): NewTable {
    const options: Record<string, unknown> = { players: this.players };
    for (const [name, value] of Object.entries(this.values))
      if (value !== USUAL) options[name] = value;
    if (this.hasSamurai) options["samurai"] = [...this.samurai];
    if (this.asksTwoSamuraiRule) options["two_samurai_rule"] = this.twoSamuraiRule;
    return {
      game: this.offer.game,
      options,
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
