import type { Layout } from '../composing/layout.ts'

/** Square pages: covers of small books, coasters, key rings, table clocks, panels. */
export const SQUARE = {
  centre: {
    frames: [{ x: 0.5, y: 0.415, w: 0.7, h: 0.6 }],
    texts: [
      { role: 'title', x: 0.1, y: 0.755, w: 0.8, h: 0.1, em: 8 },
      { role: 'latin', x: 0.12, y: 0.862, w: 0.76, h: 0.065, em: 4.6 },
    ],
  },
  moon: {
    frames: [{ shape: 'circle', x: 0.5, y: 0.5, w: 0.6, h: 0.6 }],
    texts: [
      { role: 'latin', kind: 'over', x: 0.5, y: 0.5, radius: 41, em: 6 },
      { role: 'title', x: 0.14, y: 0.84, w: 0.72, h: 0.09, em: 7 },
    ],
  },
  sky: {
    frames: [{ x: 0.5, y: 0.36, w: 1, h: 0.72, isBleeding: true }],
    texts: [
      { role: 'title', x: 0.08, y: 0.755, w: 0.84, h: 0.11, em: 8.4 },
      { role: 'latin', x: 0.1, y: 0.865, w: 0.8, h: 0.07, em: 4.6 },
    ],
  },
  quad: {
    frames: [
      { x: 0.29, y: 0.26, w: 0.36, h: 0.34 },
      { x: 0.71, y: 0.26, w: 0.36, h: 0.34 },
      { x: 0.29, y: 0.63, w: 0.36, h: 0.34 },
      { x: 0.71, y: 0.63, w: 0.36, h: 0.34 },
    ],
    texts: [{ role: 'title', x: 0.1, y: 0.83, w: 0.8, h: 0.1, em: 7 }],
  },
  column: {
    frames: [{ x: 0.4, y: 0.47, w: 0.58, h: 0.72 }],
    texts: [
      { role: 'title', kind: 'vertical', x: 0.76, y: 0.12, w: 0.15, h: 0.7, em: 9, down: 'North' },
      { role: 'latin', x: 0.1, y: 0.855, w: 0.8, h: 0.07, em: 4.4 },
    ],
  },
} as const satisfies Record<string, Layout>

/** The wrap of a mug, whose handle is at both ends. */
export const MUG = {
  twins: {
    frames: [
      { x: 0.24, y: 0.47, w: 0.27, h: 0.66 },
      { x: 0.76, y: 0.47, w: 0.27, h: 0.66 },
    ],
    texts: [
      { role: 'latin', x: 0.4, y: 0.2, w: 0.2, h: 0.14, em: 8 },
      { role: 'title', x: 0.395, y: 0.36, w: 0.21, h: 0.24, em: 12 },
      { role: 'sign', x: 0.38, y: 0.63, w: 0.24, h: 0.12, em: 7.2 },
    ],
  },
  middle: {
    frames: [{ shape: 'circle', x: 0.5, y: 0.45, w: 0.28, h: 0.7 }],
    texts: [
      { role: 'title', x: 0.06, y: 0.33, w: 0.28, h: 0.24, em: 14 },
      { role: 'latin', x: 0.66, y: 0.33, w: 0.28, h: 0.12, em: 9 },
      { role: 'sign', x: 0.66, y: 0.47, w: 0.28, h: 0.12, em: 6.4 },
    ],
  },
} as const satisfies Record<string, Layout>

/** Phone cases, with the cameras at the upper left. */
export const TALL = {
  sky: {
    frames: [{ x: 0.5, y: 0.39, w: 1, h: 0.78, isBleeding: true }],
    texts: [
      { role: 'title', x: 0.09, y: 0.81, w: 0.82, h: 0.07, em: 12 },
      { role: 'latin', x: 0.09, y: 0.885, w: 0.82, h: 0.045, em: 7 },
    ],
  },
  moon: {
    frames: [{ shape: 'circle', x: 0.5, y: 0.53, w: 0.66, h: 0.66 }],
    texts: [
      { role: 'latin', kind: 'over', x: 0.5, y: 0.53, radius: 44, em: 7.6 },
      { role: 'title', x: 0.09, y: 0.79, w: 0.82, h: 0.075, em: 11 },
    ],
  },
  stack: {
    frames: [
      { x: 0.5, y: 0.42, w: 0.76, h: 0.26 },
      { x: 0.5, y: 0.7, w: 0.76, h: 0.26 },
    ],
    texts: [
      { role: 'title', x: 0.09, y: 0.855, w: 0.82, h: 0.055, em: 9 },
      { role: 'latin', x: 0.09, y: 0.91, w: 0.82, h: 0.04, em: 6.4 },
    ],
  },
} as const satisfies Record<string, Layout>

/** Pages of a few centimetres: one photo, one short text. */
export const SMALL = {
  moon: {
    frames: [{ shape: 'circle', x: 0.5, y: 0.43, w: 0.66, h: 0.66 }],
    texts: [{ role: 'title', x: 0.14, y: 0.79, w: 0.72, h: 0.13, em: 8 }],
  },
  centre: {
    frames: [{ x: 0.5, y: 0.42, w: 0.68, h: 0.6 }],
    texts: [{ role: 'title', x: 0.12, y: 0.77, w: 0.76, h: 0.14, em: 9 }],
  },
} as const satisfies Record<string, Layout>
