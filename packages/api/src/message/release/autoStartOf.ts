import { addMonths, tokyoDay } from '@irodori/rules'

const AUTO_START_MONTHS = 2

/** When a released message is made though nobody has accepted it: two months later at the same time of day in Tokyo. */
export function autoStartOf(releasedAt: Date): Date {
  const midnight = (day: string) => Date.parse(`${day}T00:00:00+09:00`)
  const today = tokyoDay(releasedAt)
  return new Date(midnight(addMonths(today, AUTO_START_MONTHS)) + releasedAt.getTime() - midnight(today))
}
