/** A chance in hundredths, as it is told: small ones with a tenth, as there the tenths count. */
export function percent(chance: number): number {
  const hundredths = 100 * chance;
  return hundredths < 10 ? Math.round(10 * hundredths) / 10 : Math.round(hundredths);
}
