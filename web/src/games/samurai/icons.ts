/** Samurai: what is on the table beside figures and tiles. */

export const ICONS = {
  "tiles-left": "M8 3.5h6.5l3.3 5.7-3.3 5.8H8L4.7 9.2zM7 18h9l4.5-7.5",
  screen:
    "M2.5 5 8 3.5v15L2.5 20zM8 3.5l4 1.5v15l-4-1.5M12 5l4-1.5v15L12 20M16 3.5 21.5 5v15L16 18.5",
  "open-land": "M7.5 4.5h9L21 12l-4.5 7.5h-9L3 12z",
  "whole-map": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  coordinates: "M8.5 3.5h7L19 9.7l-3.5 6.2h-7L5 9.7zM9.5 12l2.5-5.5 2.5 5.5M10.3 10.3h3.4M8 20.5h8",
} as const;
