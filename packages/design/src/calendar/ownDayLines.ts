import type { OwnDay } from '@irodori/contract/entities/monthGrid'

const MAX_NAME = 40
/** More would make every page of a design large. */
export const MAX_OWN_DAYS = 100

/** A year if there is one, month and date with digits of either width, then the name. */
const LINE =
  /^\s*(?:([0-9０-９]{4})\s*[/／.\-年]\s*)?([0-9０-９]{1,2})\s*[/／.\-月]\s*([0-9０-９]{1,2})\s*日?[\s　,、，:：\t]+(.+?)\s*$/u

/** Words that tell an anniversary from a birthday. */
const ANNIVERSARY = /記念|結婚|入籍|anniversary|wedding/iu

/** Days in the months of a leap year, from January. */
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const numberOf = (digits: string): number => Number(digits.normalize('NFKC'))

export interface OwnDayReading {
  readonly days: readonly OwnDay[]
  /** The lines that are no day, as they were written. */
  readonly unread: readonly string[]
}

/**
 * CLD-8: reads one own day from each line: 4/12 花子, 2024/4/12 花子, 4月12日 花子. Blank lines are ignored, names keep their
 * characters.
 */
export function readOwnDays(text: string): OwnDayReading {
  const days: OwnDay[] = []
  const unread: string[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const day = readLine(line)
    if (day && days.length < MAX_OWN_DAYS) days.push(day)
    else unread.push(line.trim())
  }
  return { days, unread }
}

function readLine(line: string): OwnDay | null {
  const [, year, monthDigits = '', dateDigits = '', name = ''] = LINE.exec(line) ?? []
  const [month, date] = [numberOf(monthDigits), numberOf(dateDigits)]
  if (date < 1 || date > (LENGTHS[month - 1] ?? 0) || [...name].length > MAX_NAME) return null
  const kind = ANNIVERSARY.test(name) ? 'ANNIVERSARY' : 'BIRTHDAY'
  return { name, month, date, kind, ...(year === undefined ? {} : { year: numberOf(year) }) }
}

/** The lines from which the same days are read. */
export const ownDayLines = (days: readonly OwnDay[]): string =>
  days
    .map(({ year, month, date, name }) => `${year === undefined ? '' : `${year}/`}${month}/${date} ${name}`)
    .join('\n')
