import type { Layout } from '../composing/layout.ts'

/** Landscape pages: postcards, name cards, spreads. */
export const LANDSCAPE = {
  left: {
    frames: [{ x: 0.32, y: 0.5, w: 0.5, h: 0.8 }],
    texts: [
      { role: 'latin', x: 0.6, y: 0.16, w: 0.35, h: 0.08, em: 5 },
      { role: 'title', x: 0.595, y: 0.26, w: 0.36, h: 0.16, em: 9 },
      { role: 'text', x: 0.595, y: 0.45, w: 0.36, h: 0.26, em: 4.2 },
      { role: 'sign', x: 0.6, y: 0.78, w: 0.35, h: 0.07, em: 4 },
    ],
  },
  edge: {
    frames: [{ x: 0.28, y: 0.5, w: 0.56, h: 1, isBleeding: true }],
    texts: [
      { role: 'title', kind: 'vertical', x: 0.8, y: 0.1, w: 0.14, h: 0.76, em: 10, down: 'North' },
      { role: 'text', kind: 'vertical', x: 0.63, y: 0.12, w: 0.15, h: 0.74, em: 4.2, down: 'North' },
      { role: 'sign', x: 0.6, y: 0.87, w: 0.36, h: 0.07, em: 3.8 },
    ],
  },
  round: {
    frames: [{ shape: 'circle', x: 0.29, y: 0.5, w: 0.7, h: 0.7 }],
    texts: [
      { role: 'latin', x: 0.55, y: 0.18, w: 0.39, h: 0.08, em: 5 },
      { role: 'title', x: 0.55, y: 0.28, w: 0.39, h: 0.16, em: 9 },
      { role: 'text', x: 0.55, y: 0.47, w: 0.39, h: 0.25, em: 4.2 },
      { role: 'sign', x: 0.55, y: 0.76, w: 0.39, h: 0.07, em: 4 },
    ],
  },
  row: {
    frames: [
      { x: 0.2, y: 0.37, w: 0.27, h: 0.5 },
      { x: 0.5, y: 0.37, w: 0.27, h: 0.5 },
      { x: 0.8, y: 0.37, w: 0.27, h: 0.5 },
    ],
    texts: [
      { role: 'title', x: 0.08, y: 0.66, w: 0.84, h: 0.13, em: 9 },
      { role: 'text', x: 0.08, y: 0.79, w: 0.84, h: 0.07, em: 4 },
      { role: 'sign', x: 0.08, y: 0.87, w: 0.84, h: 0.06, em: 3.8 },
    ],
  },
  wide: {
    frames: [{ x: 0.5, y: 0.36, w: 1, h: 0.72, isBleeding: true }],
    texts: [
      { role: 'title', x: 0.06, y: 0.75, w: 0.54, h: 0.12, em: 8.4, across: 'West' },
      { role: 'latin', x: 0.06, y: 0.87, w: 0.54, h: 0.07, em: 4.4, across: 'West' },
      { role: 'sign', x: 0.6, y: 0.87, w: 0.34, h: 0.07, em: 4, across: 'East' },
    ],
  },
  /** Text only: the back of a small card. */
  plain: {
    frames: [],
    texts: [
      { role: 'title', x: 0.08, y: 0.2, w: 0.84, h: 0.2, em: 10 },
      { role: 'text', x: 0.1, y: 0.44, w: 0.8, h: 0.32, em: 5 },
      { role: 'sign', x: 0.1, y: 0.79, w: 0.8, h: 0.1, em: 4.6 },
    ],
  },
} as const satisfies Record<string, Layout>

/** Two pages of a book side by side; only photos cross the fold. */
export const SPREAD = {
  duet: {
    frames: [
      { x: 0.255, y: 0.45, w: 0.38, h: 0.72 },
      { x: 0.74, y: 0.36, w: 0.38, h: 0.48 },
    ],
    texts: [
      { role: 'latin', x: 0.07, y: 0.85, w: 0.37, h: 0.06, em: 4 },
      { role: 'title', x: 0.55, y: 0.645, w: 0.38, h: 0.09, em: 6 },
      { role: 'text', x: 0.55, y: 0.745, w: 0.38, h: 0.17, em: 3.4 },
    ],
  },
  panorama: {
    frames: [
      { x: 0.25, y: 0.5, w: 0.5, h: 1, isBleeding: true },
      { x: 0.66, y: 0.3, w: 0.2, h: 0.38 },
      { x: 0.87, y: 0.3, w: 0.16, h: 0.38 },
    ],
    texts: [
      { role: 'title', x: 0.56, y: 0.55, w: 0.38, h: 0.1, em: 6.2, across: 'West' },
      { role: 'text', x: 0.56, y: 0.66, w: 0.38, h: 0.2, em: 3.4, across: 'West', down: 'North' },
    ],
  },
  four: {
    frames: [
      { x: 0.15, y: 0.3, w: 0.2, h: 0.4 },
      { x: 0.37, y: 0.3, w: 0.2, h: 0.4 },
      { x: 0.26, y: 0.72, w: 0.42, h: 0.36 },
      { x: 0.75, y: 0.42, w: 0.38, h: 0.66 },
    ],
    texts: [
      { role: 'title', x: 0.55, y: 0.775, w: 0.4, h: 0.08, em: 5.4 },
      { role: 'text', x: 0.55, y: 0.86, w: 0.4, h: 0.08, em: 3.2 },
    ],
  },
  moons: {
    frames: [
      { shape: 'circle', x: 0.25, y: 0.43, w: 0.62, h: 0.62 },
      { shape: 'circle', x: 0.66, y: 0.3, w: 0.38, h: 0.38 },
      { shape: 'circle', x: 0.84, y: 0.62, w: 0.42, h: 0.42 },
    ],
    texts: [
      { role: 'title', x: 0.07, y: 0.79, w: 0.36, h: 0.1, em: 6 },
      { role: 'text', x: 0.54, y: 0.55, w: 0.2, h: 0.34, em: 3.2, across: 'West' },
    ],
  },
  /** One photo across both pages. */
  whole: { frames: [{ x: 0.5, y: 0.5, w: 1, h: 1, isBleeding: true }], texts: [] },
  /** One photo for each page. */
  facing: {
    frames: [
      { x: 0.25, y: 0.5, w: 0.4, h: 0.8 },
      { x: 0.75, y: 0.5, w: 0.4, h: 0.8 },
    ],
    texts: [],
  },
  three: {
    frames: [
      { x: 0.25, y: 0.5, w: 0.5, h: 1, isBleeding: true },
      { x: 0.75, y: 0.285, w: 0.4, h: 0.37 },
      { x: 0.75, y: 0.715, w: 0.4, h: 0.37 },
    ],
    texts: [],
  },
  quartet: {
    frames: [
      { x: 0.25, y: 0.285, w: 0.4, h: 0.37 },
      { x: 0.25, y: 0.715, w: 0.4, h: 0.37 },
      { x: 0.6425, y: 0.5, w: 0.185, h: 0.8 },
      { x: 0.8575, y: 0.5, w: 0.185, h: 0.8 },
    ],
    texts: [],
  },
  five: {
    frames: [
      { x: 0.25, y: 0.5, w: 0.4, h: 0.8 },
      { x: 0.6425, y: 0.285, w: 0.185, h: 0.37 },
      { x: 0.8575, y: 0.285, w: 0.185, h: 0.37 },
      { x: 0.6425, y: 0.715, w: 0.185, h: 0.37 },
      { x: 0.8575, y: 0.715, w: 0.185, h: 0.37 },
    ],
    texts: [],
  },
  fiveWithText: {
    frames: [
      { x: 0.25, y: 0.33, w: 0.4, h: 0.46 },
      { x: 0.1425, y: 0.76, w: 0.185, h: 0.28 },
      { x: 0.3575, y: 0.76, w: 0.185, h: 0.28 },
      { x: 0.6425, y: 0.37, w: 0.185, h: 0.54 },
      { x: 0.8575, y: 0.37, w: 0.185, h: 0.54 },
    ],
    texts: [
      { role: 'title', x: 0.55, y: 0.69, w: 0.4, h: 0.09, em: 6, across: 'West' },
      { role: 'text', x: 0.55, y: 0.785, w: 0.4, h: 0.13, em: 3.4, across: 'West', down: 'North' },
    ],
  },
  six: {
    frames: [
      { x: 0.25, y: 0.33, w: 0.4, h: 0.46 },
      { x: 0.1425, y: 0.76, w: 0.185, h: 0.28 },
      { x: 0.3575, y: 0.76, w: 0.185, h: 0.28 },
      { x: 0.6425, y: 0.24, w: 0.185, h: 0.28 },
      { x: 0.8575, y: 0.24, w: 0.185, h: 0.28 },
      { x: 0.75, y: 0.67, w: 0.4, h: 0.46 },
    ],
    texts: [],
  },
  sixWithText: {
    frames: [
      { x: 0.1425, y: 0.285, w: 0.185, h: 0.37 },
      { x: 0.3575, y: 0.285, w: 0.185, h: 0.37 },
      { x: 0.1425, y: 0.715, w: 0.185, h: 0.37 },
      { x: 0.3575, y: 0.715, w: 0.185, h: 0.37 },
      { x: 0.6425, y: 0.34, w: 0.185, h: 0.48 },
      { x: 0.8575, y: 0.34, w: 0.185, h: 0.48 },
    ],
    texts: [
      { role: 'title', x: 0.55, y: 0.63, w: 0.4, h: 0.09, em: 6, across: 'West' },
      { role: 'text', x: 0.55, y: 0.73, w: 0.4, h: 0.16, em: 3.4, across: 'West', down: 'North' },
    ],
  },
} as const satisfies Record<string, Layout>
