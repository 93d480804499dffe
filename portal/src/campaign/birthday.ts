import { tokyoDay } from '@irodori/rules/tokyoDay'

/** A date as typed, with digits of half or full width. */
export interface TypedDay {
  readonly year: string
  readonly month: string
  readonly day: string
}

export type BirthdayProblem = 'missing' | 'noSuchDay' | 'notPast'

const EARLIEST_YEAR = 1900

const digitsOf = (typed: string): string => typed.normalize('NFKC').trim()

/** The typed date as YYYY-MM-DD; null if it does not exist or is before 1900. */
export function isoDay({ year, month, day }: TypedDay): string | null {
  const [y, m, d] = [year, month, day].map(digitsOf)
  if (!y || !m || !d || !/^\d{4}$/.test(y) || Number(y) < EARLIEST_YEAR) return null
  const iso = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  const parsed = new Date(`${iso}T00:00:00.000Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : null
}

/** CMP-4: checks that a birthday exists and is before today in Tokyo. */
export function birthdayProblem(typed: TypedDay, now: Date): BirthdayProblem | null {
  if ([typed.year, typed.month, typed.day].every((part) => digitsOf(part) === '')) return 'missing'
  const iso = isoDay(typed)
  if (iso === null) return 'noSuchDay'
  return iso < tokyoDay(now) ? null : 'notPast'
}

/** CMP-4: the birthday as it is sent, DD/MM/YYYY. */
export function birthdayBody(typed: TypedDay): string {
  const [year, month, day] = (isoDay(typed) ?? '').split('-')
  return `${day}/${month}/${year}`
}
