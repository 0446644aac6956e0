/** One family of signs for all pages and games; each file has its own nouns. */

import { COMMON } from "./common";
import { RENT_A_HERO } from "./rent-a-hero";
import { SAMURAI } from "./samurai";
import { SAMURAI_SPIRIT } from "./samurai-spirit";

export const ICONS = { ...COMMON, ...SAMURAI_SPIRIT, ...SAMURAI, ...RENT_A_HERO } as const;
export type IconName = keyof typeof ICONS;
