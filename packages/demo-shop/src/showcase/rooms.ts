import { leaf } from '../art/ornaments/leaf.ts'
import { defs, group, line, linearGradient, n, page, radialGradient, tag } from '../art/svg.ts'

/** Size of the drawing in its units. */
export const ROOM = { width: 1200, height: 900 } as const

const light = (): string =>
  defs(
    radialGradient('light', { x: 0.28, y: 0.16 }, 0.95, [
      { offset: 0, color: '#FFFFFF', opacity: 0.7 },
      { offset: 0.6, color: '#FFFFFF', opacity: 0 },
      { offset: 1, color: '#5A4634', opacity: 0.14 },
    ]),
    linearGradient('fold', { x: 0, y: 0 }, { x: 1, y: 0 }, [
      { offset: 0, color: '#2B211A', opacity: 0 },
      { offset: 0.5, color: '#2B211A', opacity: 0.26 },
      { offset: 1, color: '#2B211A', opacity: 0 },
    ]),
    linearGradient('wood', { x: 0, y: 0 }, { x: 0, y: 1 }, [
      { offset: 0, color: '#D9B48A' },
      { offset: 1, color: '#BE9468' },
    ]),
    linearGradient('round', { x: 0, y: 0 }, { x: 1, y: 0 }, [
      { offset: 0, color: '#3A2A1E', opacity: 0.3 },
      { offset: 0.16, color: '#3A2A1E', opacity: 0.04 },
      { offset: 0.42, color: '#FFFFFF', opacity: 0.2 },
      { offset: 0.78, color: '#3A2A1E', opacity: 0.06 },
      { offset: 1, color: '#3A2A1E', opacity: 0.34 },
    ]),
  )

const lit = (): string => tag('rect', { width: ROOM.width, height: ROOM.height, fill: 'url(#light)' })

const LEAF = { light: '#A9BB9A', dark: '#8FA583', rib: '#7C9270' }

/** The tip of a branch at a corner of the table. */
const branch = (): string =>
  group(
    { transform: 'translate(1150 60)', opacity: 0.85 },
    line('M60 -70C-20 -20 -90 60 -120 170', '#8A7B62', 6),
    ...[0, 1, 2, 3, 4].map((index) =>
      [-1, 1]
        .map((side) => leaf(20 - index * 32, -34 + index * 42, 92 - index * 8, 40, 190 + side * 48, LEAF))
        .join(''),
    ),
  )

/** Seen from above: a table of one colour. */
export const table = (colour: string, hasBranch = false): string =>
  light() + page(ROOM.width, ROOM.height, colour) + (hasBranch ? branch() : '') + lit()

/** Seen from the front: a wall, optionally with a shelf. */
export const wall = (colour: string, boardAt: number | null = null): string =>
  light() +
  page(ROOM.width, ROOM.height, colour) +
  (boardAt === null
    ? ''
    : tag('rect', { y: boardAt, width: ROOM.width, height: ROOM.height - boardAt, fill: 'url(#wood)' }) +
      line(`M0 ${boardAt + 3}H${ROOM.width}`, '#E9CBA5', 6)) +
  lit()

/** The two hands of a clock at ten past ten, and their pin. */
export function hands(x: number, y: number, radius: number, colour: string): string {
  const hand = (turn: number, length: number, breadth: number): string =>
    tag('rect', {
      x: n(-breadth / 2),
      y: n(-length),
      width: n(breadth),
      height: n(length * 1.16),
      rx: n(breadth / 2),
      fill: colour,
      transform: `translate(${x} ${y}) rotate(${turn})`,
    })
  const both = hand(305, radius * 0.42, radius * 0.042) + hand(60, radius * 0.62, radius * 0.03)
  return (
    group({ opacity: 0.2, transform: 'translate(3 6)' }, both) +
    both +
    tag('circle', { cx: x, cy: y, r: n(radius * 0.045), fill: colour }) +
    tag('circle', { cx: x, cy: y, r: n(radius * 0.016), fill: '#D9B96C' })
  )
}

/** An elliptical shadow under a standing object. */
export const footShade = (x: number, y: number, breadth: number): string =>
  [1, 0.8, 0.6]
    .map((share) =>
      tag('ellipse', {
        cx: x,
        cy: y,
        rx: n((breadth / 2) * share),
        ry: n(breadth * 0.05 * share),
        fill: '#2B211A',
        opacity: 0.1,
      }),
    )
    .join('')

/** A block of wood with a groove. */
export const woodBlock = (x: number, y: number, breadth: number, tall: number): string =>
  footShade(x, y + tall / 2, breadth * 1.08) +
  tag('rect', {
    x: n(x - breadth / 2),
    y: n(y - tall / 2),
    width: n(breadth),
    height: n(tall),
    rx: 6,
    fill: '#C79C6E',
  }) +
  [0.3, 0.55, 0.8]
    .map((share, index) =>
      line(
        `M${n(x - breadth * 0.46)} ${n(y - tall / 2 + tall * share)}q${n(breadth * 0.3)} ${index % 2 ? 5 : -5} ${n(breadth * 0.92)} 0`,
        '#B08657',
        1.6,
        { opacity: 0.6 },
      ),
    )
    .join('')
