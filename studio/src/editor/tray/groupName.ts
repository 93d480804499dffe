import { dateLocale } from '@irodori/contract/language'
import type { TrayPhoto } from '../photos/trayState.ts'

/** The day and the times of photos that were taken together; null if no time is known. */
export function groupName(photos: readonly Pick<TrayPhoto, 'takenAt'>[], language: string): string | null {
  const [first, last] = [photos[0]?.takenAt ?? null, photos.at(-1)?.takenAt ?? null]
  if (first === null || last === null) return null
  const day = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const
  const time = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const
  const locale = dateLocale(language)
  const times = [first, last].map((takenAt) => new Intl.DateTimeFormat(locale, time).format(takenAt))
  return `${new Intl.DateTimeFormat(locale, day).format(first)} ${[...new Set(times)].join('–')}`
}
