import { tokyoDay } from '@irodori/rules'

const EARLIEST = '1900-01-01'

/** The day that DD/MM/YYYY means, as YYYY-MM-DD; null where there is no such day or it is not before today in Tokyo. */
export function readBirthday(text: string, now: Date): string | null {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  const parsed = new Date(`${day}T00:00:00.000Z`)
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
  return isReal && day >= EARLIEST && day < tokyoDay(now) ? day : null
}
