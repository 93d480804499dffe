import { tokyoDay } from '@irodori/rules/tokyoDay'

const EARLIEST = '1900-01-01'

/** Converts DD/MM/YYYY to YYYY-MM-DD; null if the day does not exist or is not before the current day in Tokyo. */
export function readBirthday(text: string, now: Date): string | null {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  const parsed = new Date(`${day}T00:00:00.000Z`)
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
  return isReal && day >= EARLIEST && day < tokyoDay(now) ? day : null
}
