import type { Layout, MonthSpot } from '../composing/layout.ts'

/** The lower half of an A4 sheet. */
const WALL_MONTH: MonthSpot = {
  area: { left: 0.06, top: 0.5, width: 0.88, height: 0.455 },
  head: 0.2,
  language: 'ja',
  weekStart: 'SUNDAY',
  alignment: 'West',
  sizes: { title: 42, weekday: 10, day: 22, name: 7.5, leastName: 5, smallMonth: 6.5 },
}

/** The right side of a postcard. */
const DESK_MONTH: MonthSpot = {
  area: { left: 0.4, top: 0.08, width: 0.55, height: 0.84 },
  head: 0.24,
  language: 'en',
  weekStart: 'MONDAY',
  alignment: 'Center',
  sizes: { title: 20, weekday: 6.5, day: 11, name: 5, leastName: 3.5, smallMonth: 5 },
}

/** Sheets of a wall calendar: photos above the month. */
export const WALL_SHEET = {
  one: { frames: [{ x: 0.5, y: 0.255, w: 0.88, h: 0.43 }], texts: [], month: WALL_MONTH },
  two: {
    frames: [
      { x: 0.275, y: 0.255, w: 0.43, h: 0.43 },
      { x: 0.725, y: 0.255, w: 0.43, h: 0.43 },
    ],
    texts: [],
    month: WALL_MONTH,
  },
  three: {
    frames: [
      { x: 0.32, y: 0.255, w: 0.52, h: 0.43 },
      { x: 0.79, y: 0.1375, w: 0.3, h: 0.195 },
      { x: 0.79, y: 0.3725, w: 0.3, h: 0.195 },
    ],
    texts: [],
    month: WALL_MONTH,
  },
} as const satisfies Record<string, Layout>

/** Sheets of a desk calendar: photos beside the month. */
export const DESK_SHEET = {
  one: { frames: [{ x: 0.205, y: 0.5, w: 0.31, h: 0.84 }], texts: [], month: DESK_MONTH },
  two: {
    frames: [
      { x: 0.205, y: 0.27, w: 0.31, h: 0.38 },
      { x: 0.205, y: 0.73, w: 0.31, h: 0.38 },
    ],
    texts: [],
    month: DESK_MONTH,
  },
} as const satisfies Record<string, Layout>
