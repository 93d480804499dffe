export const DAY_MS = 86_400_000
/** Japan has no daylight saving time. */
const TOKYO_MS = 9 * 3_600_000

/** The date in Japan some days after (or before) a point in time: YYYY-MM-DD. */
export const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + TOKYO_MS + days * DAY_MS).toISOString().slice(0, 10)

/** Midnight in Japan of such a date. */
export const midnightFrom = (now: Date, days: number): string => `${dayFrom(now, days)}T00:00:00+09:00`
