import type { MonthGrid } from '@irodori/contract/entities/monthGrid'
import type { Month } from '@irodori/rules/month'

type Language = MonthGrid['language']

/** From Sunday. */
const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  ja: ['日', '月', '火', '水', '木', '金', '土'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

/** From January. */
const ENGLISH_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** @param weekday 0 is Sunday */
export const weekdayName = (language: Language, weekday: number): string => WEEKDAYS[language][weekday] ?? ''

export const yearOf = (month: Month): string => month.slice(0, 4)

export function monthName(language: Language, month: Month): string {
  const number = Number(month.slice(5))
  return language === 'ja' ? `${number}月` : (ENGLISH_MONTHS[number - 1] ?? '')
}
