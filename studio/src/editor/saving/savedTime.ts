const DAY_MS = 24 * 60 * 60 * 1000

/** The last of these moments of the wire; null where there are none. */
export const latest = (moments: readonly string[]): number | null =>
  moments.length === 0 ? null : Math.max(...moments.map(Date.parse))

/** A moment as short as it can be understood: the time, and the day before it once that is another one. */
export function savedTime(at: number, now: number, language: string): string {
  const isToday = now - at < DAY_MS && new Date(at).getDate() === new Date(now).getDate()
  const day = isToday ? {} : ({ month: 'numeric', day: 'numeric' } as const)
  return new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit' }).format(at)
}
