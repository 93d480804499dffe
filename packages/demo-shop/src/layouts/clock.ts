import { numeral } from '../art/ornaments/numeral.ts'
import { elementOf } from '../art/elementOf.ts'
import { dot, group, line, n } from '../art/svg.ts'
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

/** Roman numbers as strokes of a pen: the letters in boxes of a height of 100. */
const ROMAN = { I: ['M10 0V100', 20], V: ['M4 0L34 100L64 0', 68], X: ['M4 0L64 100M64 0L4 100', 68] } as const
const NUMBERS = ['I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

/** The twelve places of the hours, on a circle about the middle of the page; the radius in hundredths of the side. */
const places = ({ unit, width, height }: Sheet, radius: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const turn = ((index + 1) * Math.PI) / 6
    return {
      hour: index + 1,
      x: width / 2 + radius * unit * Math.sin(turn),
      y: height / 2 - radius * unit * Math.cos(turn),
    }
  })

const roman = (radius: number, height: number) => (sheet: Sheet, look: Look) => {
  const scale = (height * sheet.unit) / 100
  return places(sheet, radius)
    .map(({ hour, x, y }) => {
      const letters = [...elementOf(NUMBERS, hour - 1)].map(
        (letter) => ROMAN[letter === 'I' || letter === 'V' ? letter : 'X'],
      )
      const wide = letters.reduce((sum, [, width]) => sum + width, 0)
      let at = -wide / 2
      const drawn = letters.map(([d, width]) => {
        const stroke = line(d, look.inks.title, (0.55 * sheet.unit) / scale, { transform: `translate(${at} -50)` })
        at += width
        return stroke
      })
      return group({ transform: `translate(${n(x)} ${n(y)}) scale(${scale})` }, ...drawn)
    })
    .join('')
}

/** Bars that point to the middle, longer at every third hour. */
const bars = (radius: number) => (sheet: Sheet, look: Look) =>
  places(sheet, radius)
    .map(({ hour, x, y }) => {
      const [long, pen] = hour % 3 === 0 ? [2.6, 1.1] : [1.5, 0.6]
      return line(`M0 ${n(-long * sheet.unit)}V${n(long * sheet.unit)}`, look.inks.title, pen * sheet.unit, {
        transform: `translate(${n(x)} ${n(y)}) rotate(${hour * 30})`,
      })
    })
    .join('')

/** Figures on round sheets of paper, which lie on photos. */
const badges = (radius: number, size: number) => (sheet: Sheet, look: Look) =>
  places(sheet, radius)
    .map(({ hour, x, y }) => {
      const isGreat = hour % 3 === 0
      const round = size * sheet.unit * (isGreat ? 1 : 0.4)
      const paper = dot(x, y, round, look.paper)
      return isGreat ? paper + numeral(hour, x, y, round * 1.05, look.inks.title, 0.6 * sheet.unit) : paper
    })
    .join('')

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
  roman: {
    frames: [{ shape: 'circle', x: 0.5, y: 0.5, w: 0.56, h: 0.56 }],
    texts: [],
    figures: { area: RING, draw: roman(38.5, 6) },
  },
  bars: {
    frames: [{ shape: 'circle', x: 0.5, y: 0.5, w: 0.6, h: 0.6 }],
    texts: [],
    figures: { area: RING, draw: bars(41) },
  },
  square: {
    frames: [{ x: 0.5, y: 0.5, w: 0.5, h: 0.5 }],
    texts: [],
    figures: { area: RING, draw: hours(41, 5.4, true) },
  },
  /** Six sectors of a ring. */
  six: {
    frames: [30, 90, 150, 210, 270, 330].map((direction) => ({
      shape: 'arc' as const,
      outer: 34,
      inner: 13,
      angle: 55,
      direction,
    })),
    texts: [],
    figures: { area: RING, draw: bars(41) },
  },
  /** Two halves of a ring. */
  halves: {
    frames: [90, 270].map((direction) => ({ shape: 'arc' as const, outer: 34, inner: 10, angle: 172, direction })),
    texts: [],
    figures: { area: RING, draw: hours(41, 5.4, true) },
  },
  /** A photo over the whole face. */
  whole: {
    frames: [{ x: 0.5, y: 0.5, w: 1, h: 1, isBleeding: true }],
    texts: [],
    figures: { area: [], draw: badges(41, 5) },
  },
  /** Four photos with a cross of paper between them. */
  cross: {
    frames: [
      { x: 0.246, y: 0.246, w: 0.492, h: 0.492, isBleeding: true },
      { x: 0.754, y: 0.246, w: 0.492, h: 0.492, isBleeding: true },
      { x: 0.246, y: 0.754, w: 0.492, h: 0.492, isBleeding: true },
      { x: 0.754, y: 0.754, w: 0.492, h: 0.492, isBleeding: true },
    ],
    texts: [],
    figures: { area: [], draw: badges(41, 5) },
  },
} as const satisfies Record<string, Layout>
