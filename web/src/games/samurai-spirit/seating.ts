/** Who sits where around the table: one board is below and large, the others follow clockwise,
 *  as the left neighbour is the next seat: up on the left, over the top, down on the right. */

export interface Seating {
  /** From below upwards. */
  left: number[];
  top: number[];
  /** From above downwards. */
  right: number[];
}

export function seating(seats: number, below: number): Seating {
  const others = Array.from({ length: seats - 1 }, (_, step) => (below + 1 + step) % seats);
  const side = Math.floor(others.length / 2);
  return {
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}
