import type { Layout } from '../composing/layout.ts'

/** Portrait pages: cards, posters, pages of a book. */
export const PORTRAIT = {
  /** One large photo with text below it. */
  hero: {
    frames: [{ x: 0.5, y: 0.375, w: 0.8, h: 0.59 }],
    texts: [
      { role: 'latin', x: 0.1, y: 0.712, w: 0.8, h: 0.045, em: 4.4 },
      { role: 'title', x: 0.08, y: 0.757, w: 0.84, h: 0.075, em: 8.4 },
      { role: 'text', x: 0.1, y: 0.835, w: 0.8, h: 0.085, em: 3.85 },
      { role: 'sign', x: 0.1, y: 0.925, w: 0.8, h: 0.038, em: 3.85 },
    ],
  },
  /** A photo that bleeds off three edges. */
  sky: {
    frames: [{ x: 0.5, y: 0.31, w: 1, h: 0.62, isBleeding: true }],
    texts: [
      { role: 'title', x: 0.08, y: 0.66, w: 0.84, h: 0.095, em: 9.6 },
      { role: 'latin', x: 0.1, y: 0.755, w: 0.8, h: 0.045, em: 4.2 },
      { role: 'text', x: 0.1, y: 0.81, w: 0.8, h: 0.105, em: 3.85 },
      { role: 'sign', x: 0.1, y: 0.922, w: 0.8, h: 0.038, em: 3.85 },
    ],
  },
  /** A round photo with text along its circle. */
  moon: {
    frames: [{ shape: 'circle', x: 0.5, y: 0.4, w: 0.66, h: 0.66 }],
    texts: [
      { role: 'latin', kind: 'over', x: 0.5, y: 0.4, radius: 43, em: 5.4 },
      { role: 'title', x: 0.08, y: 0.7, w: 0.84, h: 0.085, em: 9 },
      { role: 'text', x: 0.07, y: 0.79, w: 0.86, h: 0.1, em: 3.85 },
      { role: 'sign', x: 0.1, y: 0.9, w: 0.8, h: 0.038, em: 3.85 },
    ],
  },
  /** A tall photo with a vertical title beside it. */
  column: {
    frames: [{ x: 0.405, y: 0.4, w: 0.61, h: 0.6 }],
    texts: [
      { role: 'title', kind: 'vertical', x: 0.76, y: 0.1, w: 0.14, h: 0.6, em: 9, down: 'North' },
      { role: 'latin', x: 0.1, y: 0.725, w: 0.8, h: 0.045, em: 4.2, across: 'West' },
      { role: 'text', x: 0.1, y: 0.77, w: 0.8, h: 0.148, em: 3.85, across: 'West', down: 'North' },
      { role: 'sign', x: 0.1, y: 0.92, w: 0.8, h: 0.038, em: 3.85, across: 'East' },
    ],
  },
  /** Two slanted prints. */
  prints: {
    frames: [
      { x: 0.37, y: 0.25, w: 0.5, h: 0.29, rotate: -5 },
      { x: 0.62, y: 0.545, w: 0.52, h: 0.3, rotate: 4 },
    ],
    texts: [
      { role: 'title', x: 0.08, y: 0.755, w: 0.84, h: 0.08, em: 8.6 },
      { role: 'text', x: 0.1, y: 0.84, w: 0.8, h: 0.085, em: 3.85 },
      { role: 'sign', x: 0.1, y: 0.93, w: 0.8, h: 0.038, em: 3.85 },
    ],
  },
  /** A large photo over two small ones. */
  trio: {
    frames: [
      { x: 0.5, y: 0.295, w: 0.84, h: 0.43 },
      { x: 0.285, y: 0.632, w: 0.41, h: 0.205 },
      { x: 0.715, y: 0.632, w: 0.41, h: 0.205 },
    ],
    texts: [
      { role: 'title', x: 0.08, y: 0.76, w: 0.84, h: 0.08, em: 8 },
      { role: 'text', x: 0.1, y: 0.84, w: 0.8, h: 0.085, em: 3.85 },
      { role: 'sign', x: 0.1, y: 0.93, w: 0.8, h: 0.038, em: 3.85 },
    ],
  },
  /** A full-page photo with headlines on it. */
  cover: {
    frames: [{ x: 0.5, y: 0.5, w: 1, h: 1, isBleeding: true }],
    texts: [
      { role: 'latin', x: 0.06, y: 0.035, w: 0.88, h: 0.19, em: 24, isLight: true },
      { role: 'title', x: 0.07, y: 0.715, w: 0.86, h: 0.078, em: 8.6, across: 'West', isLight: true },
      { role: 'text', x: 0.07, y: 0.79, w: 0.86, h: 0.115, em: 3.9, across: 'West', down: 'North', isLight: true },
      { role: 'sign', x: 0.07, y: 0.915, w: 0.7, h: 0.04, em: 3.9, across: 'West', isLight: true },
    ],
  },
  /** Text only, for the written side of a card. */
  letter: {
    frames: [{ x: 0.5, y: 0.27, w: 0.62, h: 0.31 }],
    texts: [
      { role: 'title', x: 0.1, y: 0.47, w: 0.8, h: 0.07, em: 6.4 },
      { role: 'text', x: 0.12, y: 0.56, w: 0.76, h: 0.3, em: 4, down: 'North' },
      { role: 'sign', x: 0.12, y: 0.88, w: 0.76, h: 0.045, em: 3.8, across: 'East' },
    ],
  },
} as const satisfies Record<string, Layout>
