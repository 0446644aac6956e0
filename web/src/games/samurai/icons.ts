/** Samurai: what is on the table beside figures and tiles. */

export const ICONS = {
  helmet:
    "M4.5 13.5C4.5 8.5 7.5 5.5 12 5.5s7.5 3 7.5 8l2 6.5h-4.5l-.5-3.5h-9l-.5 3.5H2.5zM10.5 8C6.5 8 3.5 6 3 2.5c2 2 5 3.2 8 3.3M13.5 8c4 0 7-2 7.5-5.5-2 2-5 3.2-8 3.3M4.5 13.5h15",
  "tiles-left": "M8 3.5h6.5l3.3 5.7-3.3 5.8H8L4.7 9.2zM7 18h9l4.5-7.5",
  screen:
    "M2.5 5 8 3.5v15L2.5 20zM8 3.5l4 1.5v15l-4-1.5M12 5l4-1.5v15L12 20M16 3.5 21.5 5v15L16 18.5",
  "open-land": "M7.5 4.5h9L21 12l-4.5 7.5h-9L3 12z",
  "whole-map": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
} as const;
