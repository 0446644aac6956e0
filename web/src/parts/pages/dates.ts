/** When something was, as people say it: “3 minutes ago”, “yesterday”. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];

/** `at` and `now` in seconds, as the server tells time. */
export function ago(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, length]) => passed >= length) ?? ["second", MINUTE];
  return format.format(unit === "second" ? 0 : -Math.floor(passed / length), unit);
}

/** A length of time in one unit: “30 seconds”, “3 days”. */
export function lasting(seconds: number, language: string): string {
  const [unit, length] = (
    [
      ["day", DAY],
      ["hour", HOUR],
      ["minute", MINUTE],
    ] as const
  ).find(([, length]) => seconds >= length) ?? ["second", 1];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(seconds / length);
}
