import { group, line, n, shape, tag } from '../svg.ts'

/** Position of an animal's feet, and its height. */
interface Stand {
  x: number
  y: number
  height: number
  /** Mirrored. */
  mirrored?: boolean
  lean?: number
}

export type Animal = (stand: Stand) => string

const INK = '#463A33'
const BLUSH = '#D98B86'

const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  tag('ellipse', { cx: x, cy: y, rx, ry, fill, ...(turn === 0 ? {} : { transform: `rotate(${turn} ${x} ${y})` }) })

const pair = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1)

const eyes = (spread: number, y: number, size = 4.4): string =>
  pair(
    (side) =>
      oval(side * spread, y, size, size * 1.12, INK) +
      oval(side * spread + size * 0.3, y - size * 0.4, size * 0.3, size * 0.3, '#FFFFFF'),
  )

const blush = (spread: number, y: number): string =>
  pair((side) => tag('ellipse', { cx: side * spread, cy: y, rx: 9, ry: 6, fill: BLUSH, opacity: 0.45 }))

const mouth = (y: number): string =>
  line(`M-7 ${y - 1}C-6 ${y + 4} -1 ${y + 4} 0 ${y}C1 ${y + 4} 6 ${y + 4} 7 ${y - 1}`, INK, 2)

/** Strokes of a soft brush that make a flat shape look furry. */
const fur = (colour: string, marks: readonly [x: number, y: number][]): string =>
  marks.map(([x, y]) => line(`M${x - 4} ${y}Q${x} ${y + 5} ${x + 4} ${y}`, colour, 1.8, { opacity: 0.7 })).join('')

// Every animal is drawn with its feet at (0, 0) and is 200 units tall, ears included.
const standing = ({ x, y, height, mirrored = false, lean = 0 }: Stand, ...parts: string[]): string => {
  const scale = height / 200
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${lean}) scale(${mirrored ? -scale : scale} ${scale})` },
    tag('ellipse', { cx: 0, cy: 0, rx: 56, ry: 8, fill: '#2E3B33', opacity: 0.14 }),
    ...parts,
  )
}

export const bear: Animal = (stand) =>
  standing(
    stand,
    pair((side) => oval(side * 23, -7, 20, 12, '#8C694F')),
    oval(0, -58, 47, 56, '#A98467'),
    oval(0, -50, 31, 39, '#D9BFA0'),
    pair((side) => oval(side * 43, -76, 13, 29, '#9B775B', side * -16)),
    pair((side) => oval(side * 36, -174, 18, 18, '#A98467') + oval(side * 36, -173, 10, 10, '#D9BFA0')),
    oval(0, -134, 52, 45, '#A98467'),
    oval(0, -120, 23, 18, '#EBDCC6'),
    oval(0, -128, 7.5, 5.5, INK),
    mouth(-117),
    eyes(23, -139),
    blush(35, -121),
  )

export const rabbit: Animal = (stand) =>
  standing(
    stand,
    oval(38, -26, 15, 15, '#FBF7F0'),
    pair((side) => oval(side * 20, -7, 19, 10, '#DCCFC0')),
    oval(0, -52, 39, 50, '#EFE6DA'),
    oval(0, -45, 25, 34, '#FBF7F0'),
    pair((side) => oval(side * 33, -66, 10, 24, '#E5D9CB', side * -18)),
    pair(
      (side) =>
        oval(side * 18, -168, 13, 38, '#EFE6DA', side * 9) + oval(side * 18, -166, 6.5, 27, '#E9BDB6', side * 9),
    ),
    oval(0, -116, 43, 37, '#EFE6DA'),
    oval(0, -106, 17, 12, '#FBF7F0'),
    shape('M-5 -112Q0 -115 5 -112Q2 -106 0 -106Q-2 -106 -5 -112Z', '#C77F7B'),
    mouth(-103),
    eyes(19, -120),
    blush(29, -106),
  )

export const fox: Animal = (stand) =>
  standing(
    stand,
    shape('M20 -14C66 -2 104 -30 98 -84C95 -104 80 -108 74 -96C70 -66 52 -44 22 -42Z', '#CF8550'),
    shape('M98 -84C95 -104 80 -108 74 -96C72 -86 70 -78 66 -72C78 -70 90 -72 98 -84Z', '#FBF4E8'),
    pair((side) => oval(side * 18, -7, 17, 10, '#6B4A3A')),
    oval(0, -54, 38, 51, '#CF8550'),
    shape('M-24 -82Q0 -96 24 -82Q26 -44 0 -20Q-26 -44 -24 -82Z', '#FBF4E8'),
    pair((side) => oval(side * 32, -68, 10, 25, '#BE7443', side * -16)),
    pair((side) =>
      group(
        { transform: `scale(${side} 1)` },
        shape('M14 -150C20 -178 34 -196 44 -198C50 -180 52 -158 48 -136Z', '#CF8550'),
        shape('M24 -152C28 -170 35 -181 42 -185C45 -172 45 -158 43 -146Z', '#7A5140'),
      ),
    ),
    shape(
      'M0 -162C34 -162 52 -146 60 -112C44 -98 20 -84 0 -84C-20 -84 -44 -98 -60 -112C-52 -146 -34 -162 0 -162Z',
      '#CF8550',
    ),
    shape(
      'M60 -112C44 -98 20 -84 0 -84C-20 -84 -44 -98 -60 -112C-40 -124 -14 -118 0 -102C14 -118 40 -124 60 -112Z',
      '#FBF4E8',
    ),
    oval(0, -96, 7, 5.5, INK),
    line('M0 -91V-88', INK, 2),
    eyes(22, -122),
    blush(38, -106),
  )

export const owl: Animal = (stand) =>
  standing(
    stand,
    pair((side) => line(`M${side * 16} -4v-12M${side * 16 - 7} -2v-12M${side * 16 + 7} -2v-12`, '#C99F4E', 6)),
    shape(
      'M0 -188C-22 -186 -44 -194 -56 -198C-58 -170 -64 -140 -64 -98C-64 -44 -38 -12 0 -12C38 -12 64 -44 64 -98C64 -140 58 -170 56 -198C44 -194 22 -186 0 -188Z',
      '#93806F',
    ),
    shape(
      'M0 -106C-30 -106 -40 -84 -40 -62C-40 -34 -22 -18 0 -18C22 -18 40 -34 40 -62C40 -84 30 -106 0 -106Z',
      '#E7DAC6',
    ),
    fur('#B59F86', [
      [-18, -82],
      [0, -82],
      [18, -82],
      [-9, -66],
      [9, -66],
      [-18, -50],
      [0, -50],
      [18, -50],
      [-8, -34],
      [8, -34],
    ]),
    pair((side) =>
      shape(
        `M${side * 60} -122C${side * 76} -88 ${side * 66} -46 ${side * 44} -28C${side * 38} -62 ${side * 46} -98 ${side * 60} -122Z`,
        '#7C6A5B',
      ),
    ),
    pair(
      (side) =>
        oval(side * 25, -142, 27, 27, '#F6EEE0') +
        oval(side * 22, -141, 10.5, 11, INK) +
        oval(side * 22 + 3.4, -145, 3.4, 3.4, '#FFFFFF'),
    ),
    shape('M-8 -132Q0 -138 8 -132Q5 -118 0 -114Q-5 -118 -8 -132Z', '#D0A24C'),
    blush(46, -118),
  )

export const hedgehog: Animal = (stand) => {
  const spines = Array.from({ length: 19 }, (_, index) => {
    const turn = Math.PI * (0.03 + (0.94 * index) / 18)
    const base = { x: -84 * Math.cos(turn), y: -26 - 88 * Math.sin(turn) }
    return `L${n(base.x * 1.14)} ${n((base.y + 26) * 1.14 - 26)}L${n(-78 * Math.cos(turn + 0.085))} ${n(-26 - 82 * Math.sin(turn + 0.085))}`
  })
  return standing(
    stand,
    pair((side) => oval(side * 30, -6, 15, 9, '#B58D6C')),
    shape(`M-84 -26${spines.join('')}L84 -26C80 -6 -80 -6 -84 -26Z`, '#8A6B56'),
    fur('#6C5242', [
      [-40, -86],
      [-14, -98],
      [14, -98],
      [40, -86],
      [-54, -66],
      [54, -66],
    ]),
    oval(0, -46, 52, 42, '#EAD6BB'),
    pair((side) => oval(side * 42, -84, 12, 12, '#C7A27F')),
    oval(0, -40, 8, 6.5, INK),
    mouth(-28),
    eyes(22, -54),
    blush(35, -38),
    pair((side) => oval(side * 26, -16, 9, 7, '#D9BE9E')),
  )
}

/** A small bird looking to the right. */
export const bird: Animal = (stand) =>
  standing(
    stand,
    line('M-6 -4V-40M18 -4V-40', '#B8935A', 7),
    shape('M-62 -92L-130 -70L-118 -104L-58 -120Z', '#4F7596'),
    shape(
      'M70 -128C70 -166 34 -182 4 -168C-36 -150 -72 -124 -72 -84C-72 -48 -40 -24 2 -24C46 -24 70 -62 70 -128Z',
      '#7C9DB2',
    ),
    shape(
      'M70 -118C58 -84 34 -66 0 -60C-18 -56 -36 -46 -44 -38C-30 -28 -14 -24 2 -24C46 -24 70 -62 70 -118Z',
      '#F4EADB',
    ),
    shape('M-58 -112C-30 -124 0 -112 10 -88C-6 -62 -50 -58 -84 -66C-72 -80 -62 -94 -58 -112Z', '#4F7596'),
    shape('M68 -144L98 -132L68 -122Z', '#D0A24C'),
    oval(42, -138, 6.5, 7, INK),
    oval(44, -141, 2, 2, '#FFFFFF'),
    tag('ellipse', { cx: 46, cy: -112, rx: 10, ry: 7, fill: BLUSH, opacity: 0.5 }),
  )
