/** Rent a Hero: the seven heroes, by strength, and the table's own things. */

export const RENT_A_HERO = {
  wanderer:
    "M12 3c-4 0-6 4-6 8l-2 10h16l-2-10c0-4-2-8-6-8M9 11.5c.5-3 5.5-3 6 0 0 2-1.5 3.5-3 3.5s-3-1.5-3-3.5",
  whisper: "M4 5.5h16v9h-7l-4.5 4v-4H4zM8 10h.1M12 10h.1M16 10h.1",
  deck: "M8 4h11v14H8zM8 7H5v14h11v-3",
} as const;
