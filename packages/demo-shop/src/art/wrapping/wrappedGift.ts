import { seigaiha } from '../ornaments/seigaiha.ts'
import { within } from '../paper.ts'
import { between, type Random, seededRandom } from '../random.ts'
import { blurFilter, defs, dot, group, line, linearGradient, n, page, picture, shape, tag } from '../svg.ts'

/** Pixels of a picture of wrapping. */
export const WRAPPING_PICTURE = { width: 720, height: 540 } as const

const WIDTH = 720
const HEIGHT = 540
/** The wrapped box, seen from above. */
const BOX = { left: 150, top: 110, width: 420, height: 320 } as const
const BOX_OUTLINE = `M${BOX.left} ${BOX.top}h${BOX.width}v${BOX.height}h${-BOX.width}Z`
const CENTRE = { x: BOX.left + BOX.width / 2, y: BOX.top + BOX.height / 2 }

const onTable = (ground: string, content: string): string =>
  picture(
    WIDTH,
    HEIGHT,
    defs(
      blurFilter('soft', 16, WIDTH, HEIGHT),
      linearGradient('light', { x: 0, y: 0 }, { x: 1, y: 1 }, [
        { offset: 0, color: '#FFFFFF', opacity: 0.34 },
        { offset: 1, color: '#3A2C20', opacity: 0.12 },
      ]),
    ),
    page(WIDTH, HEIGHT, ground),
    group({ filter: 'url(#soft)', opacity: 0.34 }, shape(BOX_OUTLINE, '#2B211A', { transform: 'translate(8 20)' })),
    within('box', BOX_OUTLINE, content + shape(BOX_OUTLINE, 'url(#light)')),
  )

/** A band once around the box. */
const band = (x: number, width: number, fill: string): string =>
  tag('rect', { x: n(x - width / 2), y: BOX.top, width, height: BOX.height, fill }) +
  tag('rect', { x: n(x + width / 2 - 3), y: BOX.top, width: 3, height: BOX.height, fill: '#2B211A', opacity: 0.12 })

const bow = (x: number, y: number, size: number, fill: string, shade: string): string => {
  const loop = 'M0 0C-30 -46 -92 -58 -98 -24C-103 10 -44 22 0 0Z'
  const tail = 'M0 0C-16 34 -40 66 -66 88L-44 96C-20 72 -2 40 8 4Z'
  const half = shape(tail, shade) + shape(loop, fill) + line('M-20 -6C-44 -22 -66 -28 -82 -22', shade, 3)
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${size})` },
    half,
    group({ transform: 'scale(-1 1)' }, half),
    shape('M-15 -13C-4 -18 6 -18 15 -13C19 -3 18 8 13 15C4 18 -6 18 -14 14C-18 6 -18 -4 -15 -13Z', shade),
  )
}

const sprigs = (random: Random, fill: string, count: number): string =>
  Array.from({ length: count }, () => {
    const x = between(random, BOX.left, BOX.left + BOX.width)
    const y = between(random, BOX.top, BOX.top + BOX.height)
    const petals = [0, 72, 144, 216, 288].map((turn) =>
      tag('ellipse', { cx: 0, cy: -9, rx: 6, ry: 9, transform: `rotate(${turn})`, fill }),
    )
    const place = `translate(${n(x)} ${n(y)}) rotate(${n(between(random, 0, 72))}) scale(${n(between(random, 0.7, 1.3))})`
    return group({ transform: place }, ...petals, dot(0, 0, 4, '#F6E7BC'))
  }).join('')

const sheet = (fill: string): string => shape(BOX_OUTLINE, fill)

/** 花もよう: a pale paper with small blossoms and a thin ribbon. */
export function blossomPaper(seed: number): string {
  const random = seededRandom(seed)
  return onTable(
    '#EFE8DD',
    sheet('#F7EDEC') +
      sprigs(random, '#E8B4BA', 70) +
      band(CENTRE.x - 90, 22, '#C4848F') +
      bow(CENTRE.x - 90, CENTRE.y, 0.9, '#D49AA4', '#B06E7B'),
  )
}

/** クラフト紙: brown paper, a string, a pressed leaf. */
export function kraftPaper(seed: number): string {
  const random = seededRandom(seed)
  const grain = Array.from({ length: 90 }, () => {
    const y = between(random, BOX.top, BOX.top + BOX.height)
    return line(`M${BOX.left} ${n(y)}h${BOX.width}`, '#9A7B57', between(random, 0.6, 1.4), { opacity: 0.16 })
  }).join('')
  const leaf = 'M0 0C18 -22 24 -60 0 -96C-24 -60 -18 -22 0 0Z'
  const turns = [-46, -12, 22].map((turn, index) =>
    shape(leaf, ['#6E8B6A', '#86A17E', '#5F7C60'][index] ?? '#6E8B6A', { transform: `rotate(${turn})` }),
  )
  return onTable(
    '#E9E4DB',
    sheet('#C9A97F') +
      grain +
      line(`M${CENTRE.x} ${BOX.top}v${BOX.height}M${BOX.left} ${CENTRE.y}h${BOX.width}`, '#F3EBDD', 7) +
      group({ transform: `translate(${CENTRE.x} ${CENTRE.y + 30})` }, ...turns) +
      bow(CENTRE.x, CENTRE.y, 0.62, '#F8F2E6', '#D9CBB2'),
  )
}

/** のし紙: white paper, the folded noshi and the five red and white cords. */
export function noshiPaper(): string {
  const cords = [-14, -7, 0, 7, 14].map((dy, index) =>
    line(`M${BOX.left} ${CENTRE.y + dy}h${BOX.width}`, index % 2 === 0 ? '#C5303C' : '#F4EFE6', 6),
  )
  const noshi = group(
    { transform: `translate(${BOX.left + BOX.width - 62} ${BOX.top + 62})` },
    shape('M-26 -40L20 -44L34 36L-18 44Z', '#C5303C'),
    shape('M-16 -34L14 -38L24 30L-10 38Z', '#FFFDF8'),
    shape('M-4 -36L6 -37L12 34L2 36Z', '#D8B25A'),
  )
  const knot = bow(CENTRE.x, CENTRE.y, 0.72, '#C5303C', '#9E2430')
  return onTable('#E6E9EC', sheet('#FFFDF8') + cords.join('') + noshi + knot)
}

/** ギフトボックス: a deep blue lid with a broad ivory ribbon. */
export function giftBox(): string {
  const edge = line(`M${BOX.left} ${BOX.top + 3}h${BOX.width}`, '#5B7593', 6)
  const cross = tag('rect', { x: BOX.left, y: CENTRE.y - 22, width: BOX.width, height: 44, fill: '#EFE6D3' })
  return onTable(
    '#E8E2D8',
    sheet('#34506F') +
      edge +
      cross +
      band(CENTRE.x, 44, '#EFE6D3') +
      bow(CENTRE.x, CENTRE.y, 1.25, '#F7F0E0', '#CDBF9F'),
  )
}

/** ふろしき: a wave-patterned cloth tied over the box. */
export function furoshiki(seed: number): string {
  const random = seededRandom(seed)
  const waves = seigaiha(random, {
    left: BOX.left - 20,
    right: BOX.left + BOX.width + 20,
    top: BOX.top - 20,
    rows: 20,
    radius: 36,
    tone: () => ({ ground: '#2F6B68', rings: '#5E9A93', edge: '#244F4E' }),
  })
  const fold = (d: string) => shape(d, '#173C3B', { opacity: 0.22 })
  const { left, top, width, height } = BOX
  const folds =
    fold(`M${left} ${top}L${CENTRE.x} ${CENTRE.y}L${left + 60} ${top}Z`) +
    fold(`M${left + width} ${top}L${CENTRE.x} ${CENTRE.y}L${left + width} ${top + 60}Z`) +
    fold(`M${left} ${top + height}L${CENTRE.x} ${CENTRE.y}L${left} ${top + height - 60}Z`) +
    fold(`M${left + width} ${top + height}L${CENTRE.x} ${CENTRE.y}L${left + width - 60} ${top + height}Z`)
  return onTable('#EBE3D5', waves + folds + bow(CENTRE.x, CENTRE.y, 1.5, '#3D7F7A', '#235653'))
}
