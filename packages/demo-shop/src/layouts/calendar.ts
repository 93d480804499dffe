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

/** A lower part of an A4 sheet, below photos that take more of it. */
const LOW_MONTH: MonthSpot = {
  ...WALL_MONTH,
  area: { left: 0.07, top: 0.575, width: 0.86, height: 0.385 },
  sizes: { ...WALL_MONTH.sizes, title: 38, day: 20 },
}

/** The upper part of an A4 sheet. */
const HIGH_MONTH: MonthSpot = { ...LOW_MONTH, area: { ...LOW_MONTH.area, top: 0.045 } }

/** The same in English, with weeks from Monday. */
const WEST_MONTH: MonthSpot = { ...LOW_MONTH, language: 'en', weekStart: 'MONDAY', alignment: 'Center' }

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
  /** A photo over the upper half. */
  sky: { frames: [{ x: 0.5, y: 0.27, w: 1, h: 0.54, isBleeding: true }], texts: [], month: LOW_MONTH },
  /** A photo over the lower half. */
  ground: { frames: [{ x: 0.5, y: 0.735, w: 1, h: 0.53, isBleeding: true }], texts: [], month: HIGH_MONTH },
  /** Two photos side by side over the upper half. */
  facing: {
    frames: [
      { x: 0.249, y: 0.27, w: 0.498, h: 0.54, isBleeding: true },
      { x: 0.751, y: 0.27, w: 0.498, h: 0.54, isBleeding: true },
    ],
    texts: [],
    month: WEST_MONTH,
  },
  moon: { frames: [{ shape: 'circle', x: 0.5, y: 0.29, w: 0.68, h: 0.68 }], texts: [], month: LOW_MONTH },
  pill: { frames: [{ x: 0.5, y: 0.295, w: 0.84, h: 0.4, corner: 40 }], texts: [], month: LOW_MONTH },
  prints: {
    frames: [
      { x: 0.34, y: 0.24, w: 0.46, h: 0.34, rotate: -5 },
      { x: 0.67, y: 0.33, w: 0.46, h: 0.34, rotate: 4 },
    ],
    texts: [],
    month: LOW_MONTH,
  },
  quad: {
    frames: [
      { x: 0.285, y: 0.165, w: 0.41, h: 0.22 },
      { x: 0.715, y: 0.165, w: 0.41, h: 0.22 },
      { x: 0.285, y: 0.41, w: 0.41, h: 0.22 },
      { x: 0.715, y: 0.41, w: 0.41, h: 0.22 },
    ],
    texts: [],
    month: LOW_MONTH,
  },
  columns: {
    frames: [
      { x: 0.2, y: 0.29, w: 0.26, h: 0.44 },
      { x: 0.5, y: 0.29, w: 0.26, h: 0.44 },
      { x: 0.8, y: 0.29, w: 0.26, h: 0.44 },
    ],
    texts: [],
    month: LOW_MONTH,
  },
  circles: {
    frames: [
      { shape: 'circle', x: 0.35, y: 0.26, w: 0.56, h: 0.56 },
      { shape: 'circle', x: 0.78, y: 0.19, w: 0.3, h: 0.3 },
      { shape: 'circle', x: 0.77, y: 0.42, w: 0.34, h: 0.34 },
    ],
    texts: [],
    month: LOW_MONTH,
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
  edge: { frames: [{ x: 0.18, y: 0.5, w: 0.36, h: 1, isBleeding: true }], texts: [], month: DESK_MONTH },
  moon: { frames: [{ shape: 'circle', x: 0.2, y: 0.5, w: 0.46, h: 0.46 }], texts: [], month: DESK_MONTH },
} as const satisfies Record<string, Layout>
