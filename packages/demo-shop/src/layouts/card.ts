import type { Layout } from '../composing/layout.ts'

/** Cards in the size of a postcard, upright. */
export const CARD = {
  /** A letter in columns from the right, a photo at the lower left corner. */
  columns: {
    frames: [{ x: 0.31, y: 0.715, w: 0.62, h: 0.57, isBleeding: true }],
    texts: [
      { role: 'title', kind: 'vertical', x: 0.76, y: 0.08, w: 0.16, h: 0.56, em: 11.5, down: 'North' },
      { role: 'text', kind: 'vertical', x: 0.29, y: 0.085, w: 0.4, h: 0.31, em: 4.3, down: 'North', across: 'East' },
      { role: 'sign', kind: 'vertical', x: 0.7, y: 0.67, w: 0.13, h: 0.26, em: 3.9, down: 'South' },
    ],
    emblem: { left: 0.07, top: 0.2, width: 0.2, height: 0.2 },
  },
  /** A large photo, and a sheet of paper over its lower edge. */
  window: {
    frames: [{ x: 0.5, y: 0.39, w: 1, h: 0.78, isBleeding: true }],
    panels: [{ left: 0.08, top: 0.645, width: 0.84, height: 0.3 }],
    texts: [
      { role: 'latin', x: 0.13, y: 0.662, w: 0.74, h: 0.05, em: 4.8 },
      { role: 'title', x: 0.12, y: 0.71, w: 0.76, h: 0.085, em: 9 },
      { role: 'text', x: 0.12, y: 0.797, w: 0.76, h: 0.09, em: 3.9 },
      { role: 'sign', x: 0.12, y: 0.89, w: 0.76, h: 0.04, em: 3.85 },
    ],
    emblem: { left: 0.76, top: 0.53, width: 0.17, height: 0.12 },
  },
  /** A photo over the right side, columns at the left. */
  side: {
    frames: [{ x: 0.715, y: 0.5, w: 0.57, h: 1, isBleeding: true }],
    texts: [
      { role: 'title', kind: 'vertical', x: 0.225, y: 0.09, w: 0.18, h: 0.6, em: 15, down: 'North' },
      { role: 'text', kind: 'vertical', x: 0.05, y: 0.1, w: 0.175, h: 0.5, em: 3.9, down: 'North', across: 'East' },
      { role: 'sign', x: 0.05, y: 0.9, w: 0.34, h: 0.045, em: 3.85, across: 'West' },
    ],
    emblem: { left: 0.09, top: 0.7, width: 0.25, height: 0.18 },
  },
  /** Large words at the top left, a photo over the lower half. */
  poster: {
    frames: [{ x: 0.5, y: 0.73, w: 1, h: 0.54, isBleeding: true }],
    texts: [
      { role: 'latin', x: 0.08, y: 0.06, w: 0.6, h: 0.05, em: 5, across: 'West' },
      { role: 'title', x: 0.08, y: 0.11, w: 0.84, h: 0.14, em: 14, across: 'West' },
      { role: 'text', x: 0.08, y: 0.265, w: 0.84, h: 0.11, em: 4.2, across: 'West', down: 'North' },
      { role: 'sign', x: 0.08, y: 0.385, w: 0.84, h: 0.045, em: 3.9, across: 'West' },
    ],
    emblem: { left: 0.7, top: 0.05, width: 0.23, height: 0.16 },
  },
  /** Photos and words in the fields of a board. */
  board: {
    frames: [
      { x: 0.5, y: 0.2, w: 1, h: 0.4, isBleeding: true },
      { x: 0.24, y: 0.555, w: 0.48, h: 0.29, isBleeding: true },
      { x: 0.76, y: 0.86, w: 0.48, h: 0.28, isBleeding: true },
    ],
    texts: [
      { role: 'title', x: 0.53, y: 0.43, w: 0.41, h: 0.135, em: 8.4, across: 'West' },
      { role: 'latin', x: 0.53, y: 0.57, w: 0.41, h: 0.05, em: 4.4, across: 'West' },
      { role: 'text', x: 0.06, y: 0.73, w: 0.42, h: 0.14, em: 3.85, across: 'West', down: 'North' },
      { role: 'sign', x: 0.06, y: 0.89, w: 0.42, h: 0.045, em: 3.85, across: 'West' },
    ],
    emblem: { left: 0.76, top: 0.61, width: 0.18, height: 0.1 },
  },
  /** Three photos down the left side. */
  strip: {
    frames: [
      { x: 0.27, y: 0.2, w: 0.38, h: 0.27 },
      { x: 0.27, y: 0.5, w: 0.38, h: 0.27 },
      { x: 0.27, y: 0.8, w: 0.38, h: 0.27 },
    ],
    texts: [
      { role: 'title', kind: 'vertical', x: 0.77, y: 0.08, w: 0.15, h: 0.58, em: 10.5, down: 'North' },
      { role: 'text', kind: 'vertical', x: 0.51, y: 0.09, w: 0.24, h: 0.5, em: 4.2, down: 'North', across: 'East' },
      { role: 'sign', x: 0.51, y: 0.885, w: 0.42, h: 0.045, em: 3.9, across: 'East' },
    ],
    emblem: { left: 0.58, top: 0.67, width: 0.3, height: 0.19 },
  },
  /** An upright photo with round ends. */
  pill: {
    frames: [{ x: 0.5, y: 0.365, w: 0.56, h: 0.56, corner: 28 }],
    texts: [
      { role: 'title', x: 0.08, y: 0.68, w: 0.84, h: 0.09, em: 9.4 },
      { role: 'latin', x: 0.1, y: 0.765, w: 0.8, h: 0.05, em: 5.4 },
      { role: 'text', x: 0.1, y: 0.82, w: 0.8, h: 0.09, em: 3.9 },
      { role: 'sign', x: 0.1, y: 0.915, w: 0.8, h: 0.04, em: 3.85 },
    ],
    emblem: { left: 0.7, top: 0.52, width: 0.22, height: 0.15 },
  },
  /** A small photo and much paper. */
  quiet: {
    frames: [{ x: 0.645, y: 0.63, w: 0.53, h: 0.44 }],
    texts: [
      { role: 'title', x: 0.09, y: 0.08, w: 0.82, h: 0.1, em: 10.5, across: 'West' },
      { role: 'latin', x: 0.09, y: 0.185, w: 0.82, h: 0.05, em: 5.4, across: 'West' },
      { role: 'text', x: 0.09, y: 0.25, w: 0.82, h: 0.12, em: 4.2, across: 'West', down: 'North' },
      { role: 'sign', x: 0.09, y: 0.89, w: 0.82, h: 0.045, em: 3.9, across: 'West' },
    ],
    emblem: { left: 0.08, top: 0.66, width: 0.25, height: 0.18 },
  },
  /** A round photo below large columns. */
  moon: {
    frames: [{ shape: 'circle', x: 0.42, y: 0.675, w: 0.62, h: 0.62 }],
    texts: [
      { role: 'title', kind: 'vertical', x: 0.75, y: 0.07, w: 0.18, h: 0.4, em: 15, down: 'North' },
      { role: 'text', kind: 'vertical', x: 0.36, y: 0.075, w: 0.34, h: 0.29, em: 4.2, down: 'North', across: 'East' },
      { role: 'sign', x: 0.5, y: 0.905, w: 0.42, h: 0.045, em: 3.9, across: 'East' },
    ],
    emblem: { left: 0.1, top: 0.1, width: 0.22, height: 0.16 },
  },
  /** Three round photos. */
  circles: {
    frames: [
      { shape: 'circle', x: 0.35, y: 0.24, w: 0.56, h: 0.56 },
      { shape: 'circle', x: 0.75, y: 0.43, w: 0.34, h: 0.34 },
      { shape: 'circle', x: 0.41, y: 0.555, w: 0.26, h: 0.26 },
    ],
    texts: [
      { role: 'title', x: 0.08, y: 0.69, w: 0.84, h: 0.09, em: 9.4 },
      { role: 'latin', x: 0.1, y: 0.775, w: 0.8, h: 0.045, em: 5 },
      { role: 'text', x: 0.1, y: 0.825, w: 0.8, h: 0.085, em: 3.9 },
      { role: 'sign', x: 0.1, y: 0.915, w: 0.8, h: 0.04, em: 3.85 },
    ],
    emblem: { left: 0.68, top: 0.09, width: 0.24, height: 0.17 },
  },
  /** Two wide photos above and below the words. */
  gate: {
    frames: [
      { x: 0.5, y: 0.17, w: 1, h: 0.34, isBleeding: true },
      { x: 0.5, y: 0.84, w: 1, h: 0.32, isBleeding: true },
    ],
    texts: [
      { role: 'latin', x: 0.1, y: 0.37, w: 0.8, h: 0.05, em: 5 },
      { role: 'title', x: 0.08, y: 0.42, w: 0.84, h: 0.095, em: 10 },
      { role: 'text', x: 0.1, y: 0.52, w: 0.8, h: 0.09, em: 3.9 },
      { role: 'sign', x: 0.1, y: 0.612, w: 0.8, h: 0.04, em: 3.85 },
    ],
  },
  /** The animal of the year and large columns, without a photo. */
  herd: {
    frames: [],
    texts: [
      { role: 'title', kind: 'vertical', x: 0.66, y: 0.08, w: 0.24, h: 0.5, em: 19, down: 'North' },
      { role: 'text', kind: 'vertical', x: 0.3, y: 0.1, w: 0.3, h: 0.42, em: 4.3, down: 'North', across: 'East' },
      { role: 'sign', kind: 'vertical', x: 0.12, y: 0.18, w: 0.12, h: 0.34, em: 4.2, down: 'South' },
    ],
    emblem: { left: 0.18, top: 0.58, width: 0.64, height: 0.36 },
  },
  /** The animal of the year over lines, without a photo. */
  meadow: {
    frames: [],
    texts: [
      { role: 'latin', x: 0.1, y: 0.1, w: 0.8, h: 0.07, em: 6.4 },
      { role: 'title', x: 0.08, y: 0.6, w: 0.84, h: 0.11, em: 12 },
      { role: 'text', x: 0.1, y: 0.73, w: 0.8, h: 0.1, em: 4.2 },
      { role: 'sign', x: 0.1, y: 0.855, w: 0.8, h: 0.045, em: 4 },
    ],
    emblem: { left: 0.14, top: 0.19, width: 0.72, height: 0.4 },
  },
  /** A letter in lines. */
  letter: {
    frames: [],
    texts: [
      { role: 'title', x: 0.14, y: 0.15, w: 0.72, h: 0.1, em: 7.4, across: 'West' },
      { role: 'text', x: 0.14, y: 0.28, w: 0.72, h: 0.42, em: 5, across: 'West', down: 'North' },
      { role: 'sign', x: 0.14, y: 0.74, w: 0.72, h: 0.06, em: 4.4, across: 'East' },
    ],
  },
  /** A letter in columns. */
  scroll: {
    frames: [],
    texts: [
      { role: 'title', kind: 'vertical', x: 0.74, y: 0.14, w: 0.13, h: 0.6, em: 7.4, down: 'North' },
      { role: 'text', kind: 'vertical', x: 0.25, y: 0.16, w: 0.47, h: 0.58, em: 4.4, across: 'East', down: 'North' },
      { role: 'sign', kind: 'vertical', x: 0.13, y: 0.34, w: 0.12, h: 0.48, em: 4.4, down: 'South' },
    ],
  },
} as const satisfies Record<string, Layout>
