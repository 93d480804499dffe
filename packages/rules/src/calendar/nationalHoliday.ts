import type { Language } from '@irodori/contract/language'
import holidays from 'japanese-holidays'
import type { Day } from './tokyoDay.ts'
import { dayParts } from './tokyoDay.ts'

const pad = (number: number) => String(number).padStart(2, '0')

const tables = new Map<number, ReadonlyMap<Day, string>>()

/** Cached per year: the library computes a whole year on each call, and a calendar asks for the same years often. */
function holidaysOf(year: number): ReadonlyMap<Day, string> {
  const known = tables.get(year)
  if (known) return known
  const table = new Map(
    holidays.getHolidaysOf(year).map(({ month, date, name }) => [`${year}-${pad(month)}-${pad(date)}`, name]),
  )
  tables.set(year, table)
  return table
}

/** Names in English, as the Cabinet Office translates them. */
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  元日: 'New Year’s Day',
  成人の日: 'Coming of Age Day',
  建国記念の日: 'National Foundation Day',
  天皇誕生日: 'The Emperor’s Birthday',
  春分の日: 'Vernal Equinox Day',
  昭和の日: 'Showa Day',
  憲法記念日: 'Constitution Memorial Day',
  みどりの日: 'Greenery Day',
  こどもの日: 'Children’s Day',
  海の日: 'Marine Day',
  山の日: 'Mountain Day',
  敬老の日: 'Respect for the Aged Day',
  秋分の日: 'Autumnal Equinox Day',
  体育の日: 'Health and Sports Day',
  スポーツの日: 'Sports Day',
  文化の日: 'Culture Day',
  勤労感謝の日: 'Labour Thanksgiving Day',
  振替休日: 'substitute holiday',
  国民の休日: 'national holiday',
}

/** CAL-5: the name of a national holiday as a page shows it; one without an English name is a national holiday. */
export const holidayName = (name: string, language: Language): string =>
  language === 'en' ? (ENGLISH_NAMES[name] ?? 'national holiday') : name

/** CAL-5: the name of the national holiday on a day, or null. Includes substitute holidays and days between two holidays. */
export const nationalHoliday = (day: Day): string | null => holidaysOf(dayParts(day).year).get(day) ?? null
