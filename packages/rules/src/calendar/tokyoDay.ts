import { DAY_MS } from '@irodori/contract/durations'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** A day of the Tokyo calendar, YYYY-MM-DD. Comparing the texts compares the days. */
export type Day = string

/** Offset of Tokyo from UTC, the same all year. */
const TOKYO_HOURS = 9

const FORMAT = 'YYYY-MM-DD'

const parse = (day: Day) => dayjs.utc(day)

/**
 * The time of Tokyo, represented as UTC. The `utcOffset` of dayjs is off by one hour on a machine whose zone has summer
 * time.
 */
const inTokyo = (instant: Date | string) => dayjs.utc(instant).add(TOKYO_HOURS, 'hour')

const LAST = Date.UTC(9999, 11, 31)

/**
 * The day of a moment in UTC, computed without dayjs, which takes twenty times as long: a list of orders needs tens of
 * thousands of days. Null before 1970 and after 9999, where the ISO text has another form.
 */
const plainDay = (time: number): Day | null =>
  time >= 0 && time <= LAST ? new Date(time).toISOString().slice(0, FORMAT.length) : null

/** DAY-1: the day in Tokyo at an instant (a Date, or ISO text with its offset), independent of the machine's time zone. */
export const tokyoDay = (instant: Date | string): Day =>
  plainDay(new Date(instant).getTime() + (TOKYO_HOURS / 24) * DAY_MS) ?? inTokyo(instant).format(FORMAT)

/** DAY-1: the time in Tokyo, HH:mm. Comparing the texts compares the times. */
export const tokyoTime = (instant: Date | string): string => inTokyo(instant).format('HH:mm')

export const addDays = (day: Day, count: number): Day =>
  plainDay(Date.parse(day) + count * DAY_MS) ?? parse(day).add(count, 'day').format(FORMAT)

/** DAY-2: the same day `count` months later, or the last day of that month if it has no such day. */
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
    dayOfYear: (at.getTime() - Date.UTC(year, 0)) / DAY_MS + 1,
  }
}
