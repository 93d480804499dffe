import { dateLocale } from '@irodori/contract/language'

/** The moment in Tokyo, to the minute. */
export function commentTime(instant: string, language: string): string {
  const format = { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Tokyo' } as const
  return new Intl.DateTimeFormat(dateLocale(language), format).format(new Date(instant))
}
