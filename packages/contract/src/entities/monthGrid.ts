import * as z from 'zod/mini'
import { FONT_WEIGHTS, HORIZONTAL_ALIGNMENTS } from './designItem.ts'
import { colour, finite } from './scalars.ts'

export const WEEK_STARTS = ['SUNDAY', 'MONDAY'] as const
export const GRID_LANGUAGES = ['ja', 'en'] as const

const points = finite.check(z.positive(), z.lte(1000))

/** A month, YYYY-MM. */
export const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))

/** Where and how a sheet shows its month. All texts are in one font. */
export const MonthGrid = z.object({
  /** The box of the grid in print pixels. */
  top: finite,
  left: finite,
  width: finite.check(z.positive()),
  height: finite.check(z.positive()),
  /** Height of the strip above the row of weekdays in print pixels; it holds the title and the small months. */
  headHeight: finite.check(z.nonnegative()),
  font: z.string().check(z.maxLength(100)),
  fontWeight: z.enum(FONT_WEIGHTS),
  weekStart: z.enum(WEEK_STARTS),
  /** Of the title and of the row of weekdays. */
  language: z.enum(GRID_LANGUAGES),
  /** Where figures and names stand in the cells of their days. */
  alignment: z.enum(HORIZONTAL_ALIGNMENTS),
  /** Points. */
  sizes: z.object({
    /** Null for a grid without a title. */
    title: z.nullable(points),
    weekday: points,
    day: points,
    /** Of the names of holidays and own days. A name that does not fit its cell is set smaller, down to `leastName`. */
    name: points,
    leastName: points,
    /** Of the figures of the months before and after; null leaves them out. */
    smallMonth: z.nullable(points),
  }),
  colours: z.object({
    title: colour,
    weekday: colour,
    saturday: colour,
    /** Of Sundays and holidays. */
    sunday: colour,
    /** Of the customer's own days. */
    ownDay: colour,
    /** Of the lines between weeks; null for none. */
    line: z.nullable(colour),
  }),
})
export type MonthGrid = z.infer<typeof MonthGrid>

export const OWN_DAY_KINDS = ['BIRTHDAY', 'ANNIVERSARY'] as const

/** A day of the customer that a calendar shows in each year. */
export const OwnDay = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  month: z.int().check(z.gte(1), z.lte(12)),
  date: z.int().check(z.gte(1), z.lte(31)),
  kind: z.enum(OWN_DAY_KINDS),
  /** The year from which the years are counted; absent if they are not shown. */
  year: z.optional(z.int().check(z.gte(1), z.lte(9999))),
  /** Whether the cell of the day has a frame for a photo. Absent for false. */
  hasPhoto: z.optional(z.boolean()),
})
export type OwnDay = z.infer<typeof OwnDay>
