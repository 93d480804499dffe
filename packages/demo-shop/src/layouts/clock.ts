import { numeral } from '../art/ornaments/numeral.ts'
import { dot, group } from '../art/svg.ts'
import type { Layout } from '../composing/layout.ts'
import type { Look } from '../composing/look.ts'
import type { Sheet } from '../composing/sheet.ts'

/** Twelve figures, or four large ones with dots between them, on a circle; the radius in hundredths of the side. */
const hours = (radius: number, height: number, everyHour: boolean, colour?: string) => (sheet: Sheet, look: Look) => {
  const ink = colour ?? look.inks.title
  const { unit, width, height: pageHeight } = sheet
  return group(
    {},
    ...Array.from({ length: 12 }, (_, index) => {
      const hour = index + 1
      const turn = (hour * Math.PI) / 6
      const x = width / 2 + radius * unit * Math.sin(turn)
      const y = pageHeight / 2 - radius * unit * Math.cos(turn)
      const isGreat = hour % 3 === 0
      if (!everyHour && !isGreat) return dot(x, y, unit * 0.7, ink)
      return numeral(hour, x, y, height * unit, ink, unit * (isGreat ? 0.72 : 0.5))
    }),
  )
}

const corner = (left: number, top: number) => ({ left, top, width: 0.12, height: 0.12 })
/** Boxes along the ring of figures, which restrict ornaments to the corners. */
const RING = [
  { left: 0.32, top: 0.04, width: 0.36, height: 0.12 },
  { left: 0.32, top: 0.84, width: 0.36, height: 0.12 },
  { left: 0.04, top: 0.32, width: 0.12, height: 0.36 },
  { left: 0.84, top: 0.32, width: 0.12, height: 0.36 },
  corner(0.18, 0.12),
  corner(0.7, 0.12),
  corner(0.18, 0.76),
  corner(0.7, 0.76),
]

export const CLOCK = {
  ring: {
    frames: [{ shape: 'circle', x: 0.5, y: 0.5, w: 0.54, h: 0.54 }],
    texts: [{ role: 'latin', kind: 'under', x: 0.5, y: 0.5, radius: 34, em: 3.4 }],
    figures: { area: RING, draw: hours(40, 5.4, true) },
  },
  petals: {
    frames: [
      { shape: 'circle', x: 0.5, y: 0.5, w: 0.3, h: 0.3 },
      { shape: 'arc', outer: 33, inner: 17.5, angle: 82, direction: 45 },
      { shape: 'arc', outer: 33, inner: 17.5, angle: 82, direction: 135 },
      { shape: 'arc', outer: 33, inner: 17.5, angle: 82, direction: 225 },
      { shape: 'arc', outer: 33, inner: 17.5, angle: 82, direction: 315 },
    ],
    texts: [],
    figures: { area: RING, draw: hours(40, 5.4, true) },
  },
  great: {
    frames: [{ shape: 'circle', x: 0.5, y: 0.5, w: 0.66, h: 0.66 }],
    texts: [],
    figures: { area: RING, draw: hours(41, 6.4, false) },
  },
} as const satisfies Record<string, Layout>
