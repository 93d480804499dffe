import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** A day of the Tokyo calendar, YYYY-MM-DD; such texts sort and compare as the days do. */
export type Day = string

/** Japan keeps one offset all year. */
const TOKYO_HOURS = 9

const FORMAT = 'YYYY-MM-DD'

const parse = (day: Day) => dayjs.utc(day)

/** Reads the clock of Tokyo as if it were UTC: dayjs' own utcOffset loses an hour on a machine that skips one. */
const inTokyo = (instant: Date | string) => dayjs.utc(instant).add(TOKYO_HOURS, 'hour')

/** Milliseconds of a day; Tokyo knows no summer time. */
const DAY = 86_400_000
const LAST = Date.UTC(9999, 11, 31)

/**
 * The day of a moment read as UTC, in plain numbers: a list of orders asks for tens of thousands of days, for which dayjs
 * takes twenty times as long. Null where numbers are not written as days are: before 1970, after 9999.
 */
const plainDay = (time: number): Day | null =>
  time >= 0 && time <= LAST ? new Date(time).toISOString().slice(0, FORMAT.length) : null

/** DAY-1: the day that it is in Tokyo at an instant (a Date, or ISO text with its offset), whatever the machine's zone. */
export const tokyoDay = (instant: Date | string): Day =>
  plainDay(new Date(instant).getTime() + (TOKYO_HOURS / 24) * DAY) ?? inTokyo(instant).format(FORMAT)

/** DAY-1: the time that it is in Tokyo, HH:mm, which compares as text. */
export const tokyoTime = (instant: Date | string): string => inTokyo(instant).format('HH:mm')

export const addDays = (day: Day, count: number): Day =>
  plainDay(Date.parse(day) + count * DAY) ?? parse(day).add(count, 'day').format(FORMAT)

/** DAY-2: the same day `count` months later, or the last day of that month where it has no such day. */
export const addMonths = (day: Day, count: number): Day => parse(day).add(count, 'month').format(FORMAT)

export const daysBetween = (from: Day, to: Day): number => parse(to).diff(parse(from), 'day')

export interface DayParts {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** 1 to 31. */
  readonly date: number
  /** 0 is Sunday. */
  readonly weekday: number
  /** 1 to 366. */
  readonly dayOfYear: number
}

export function dayParts(day: Day): DayParts {
  const at = new Date(day)
  const year = at.getUTCFullYear()
  return {
    year,
    month: at.getUTCMonth() + 1,
    date: at.getUTCDate(),
    weekday: at.getUTCDay(),
    dayOfYear: (at.getTime() - Date.UTC(year, 0)) / DAY + 1,
  }
}
