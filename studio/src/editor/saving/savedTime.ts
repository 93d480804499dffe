import { DAY_MS } from '@irodori/contract/durations'
import { dateLocale } from '@irodori/contract/language'

/** The latest of these ISO 8601 times, in milliseconds since 1970; null for an empty list. */
export const latest = (times: readonly string[]): number | null =>
  times.length === 0 ? null : Math.max(...times.map(Date.parse))

/** Formats a time: the time of day, preceded by the date unless it is today. */
export function savedTime(at: number, now: number, language: string): string {
  const isToday = now - at < DAY_MS && new Date(at).getDate() === new Date(now).getDate()
  const day = isToday ? {} : ({ month: 'numeric', day: 'numeric' } as const)
  return new Intl.DateTimeFormat(dateLocale(language), { ...day, hour: '2-digit', minute: '2-digit' }).format(at)
}
