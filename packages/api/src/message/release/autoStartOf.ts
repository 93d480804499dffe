import { addMonths, tokyoDay } from '@irodori/rules/tokyoDay'

const AUTO_START_MONTHS = 2

/** The time at which a released message that was not accepted starts production: two months later, same time in Tokyo. */
export function autoStartOf(releasedAt: Date): Date {
  const midnight = (day: string) => Date.parse(`${day}T00:00:00+09:00`)
  const today = tokyoDay(releasedAt)
  return new Date(midnight(addMonths(today, AUTO_START_MONTHS)) + releasedAt.getTime() - midnight(today))
}
