/** Games in which all win or lose together: one chance for everybody, and the score says how well. */

const TOGETHER = ["samurai-spirit"];

export function isTogether(game: string | undefined): boolean {
  return game !== undefined && TOGETHER.includes(game);
}
