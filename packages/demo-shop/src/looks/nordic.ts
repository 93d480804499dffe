import { between, pick, type Random } from '../art/random.ts'
import { dot, line, n, page, shape, tag, type XY } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { isClear, outlineOf, roomAt, type Sheet, scattered } from '../composing/sheet.ts'
import { QUICKSAND, ROUNDED } from '../shop/fonts.ts'
import { innerFrames } from '../composing/borders.ts'

const NAVY = '#2F4A66'
const TONES = ['#C2574A', '#E0A83E', '#5E8C83', NAVY] as const

/** Each about one unit high, with its base at (0, 0.5). */
const MOTIFS: readonly ((fill: string) => string)[] = [
  (fill) =>
    line('M0 .5V-.05M0 .32C-.2 .3 -.3 .18 -.32 .02M0 .32C.2 .3 .3 .18 .32 .02', '#5E8C83', 1, {
      'stroke-width': 0.05,
    }) + shape('M0 0C-.3 0 -.28 -.3 -.24 -.46L-.1 -.3L0 -.5L.1 -.3L.24 -.46C.28 -.3 .3 0 0 0Z', fill),
  (fill) =>
    line('M0 .5V-.3', NAVY, 1, { 'stroke-width': 0.05 }) +
    [0.26, 0.04, -0.18]
      .map((y, index) => {
        const half = 0.34 - index * 0.09
        return line(`M${-half} ${y - 0.2}L0 ${y}L${half} ${y - 0.2}`, fill, 1, { 'stroke-width': 0.07 })
      })
      .join('') +
    shape('M0 -.5L.07 -.4L0 -.3L-.07 -.4Z', fill),
  (fill) =>
    shape('M-.4 .1C-.36 -.26 .06 -.34 .2 -.1L.44 -.2L.36 .08C.26 .36 -.2 .44 -.4 .1Z', fill) +
    shape('M-.14 -.02C.02 -.14 .16 -.04 .14 .12C0 .18 -.12 .12 -.14 -.02Z', '#FBF9F5') +
    dot(-0.26, 0, 0.035, '#FBF9F5'),
  (fill) =>
    shape(
      'M0 .4C-.3 .16 -.42 0 -.42 -.18C-.42 -.46 -.1 -.46 0 -.22C.1 -.46 .42 -.46 .42 -.18C.42 0 .3 .16 0 .4Z',
      fill,
    ),
]

const motif = (random: Random, { x, y }: XY, size: number): string => {
  const turn = between(random, -8, 8)
  return tag(
    'g',
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})` },
    pick(random, MOTIFS)(pick(random, TONES)),
  )
}

/** A woven edge of small triangles along the top and bottom of the page. */
function edge({ width, height, bleed, unit }: Sheet): string {
  const count = Math.round((width - 2 * bleed) / (4 * unit))
  const step = (width - 2 * bleed) / count
  const teeth = (y: number, rise: number): string =>
    Array.from({ length: count + 4 }, (_, index) => {
      const x = bleed + (index - 2) * step
      return `M${n(x)} ${n(y)}L${n(x + step / 2)} ${n(y + rise)}L${n(x + step)} ${n(y)}Z`
    }).join('')
  const rise = unit * 2.2
  return (
    tag('rect', { width, height: n(bleed + 1), fill: NAVY }) +
    tag('rect', { y: n(height - bleed - 1), width, height: n(bleed + 1), fill: NAVY }) +
    shape(teeth(bleed, rise) + teeth(height - bleed, -rise), NAVY)
  )
}

function behind(sheet: Sheet): string {
  const { width, height, unit, random } = sheet
  const size = unit * 6.4
  const spots = scattered(
    sheet,
    size * 1.5,
    (at) => isClear(sheet, at, size * 0.62) && at.y > 7 * unit && at.y < height - 7 * unit,
    700,
  )
  const dots = scattered(
    sheet,
    unit * 3,
    (at) =>
      isClear(sheet, at, unit * 1.2) && spots.every((spot) => Math.hypot(spot.x - at.x, spot.y - at.y) > size * 0.72),
    500,
  )
  return (
    page(width, height, '#FBF9F5') +
    edge(sheet) +
    dots.map((at) => dot(at.x, at.y, unit * 0.36, '#D9C9A6')).join('') +
    spots.map((at) => motif(random, at, Math.min(size, roomAt(sheet, at, size)))).join('')
  )
}

/** 北欧もよう: tulips, firs, birds and hearts as on woven cloth. */
export const NORDIC: Look = {
  id: 'nordic',
  name: '北欧もよう',
  hashtags: ['北欧', 'あたたかい'],
  paper: '#FBF9F5',
  inks: { title: '#28486B', text: '#4A443D', accent: '#A93A2B' },
  japanese: ROUNDED,
  latin: QUICKSAND,
  isBoldTitle: true,
  behind,
  before: ({ frames, unit }) =>
    innerFrames(frames)
      .flatMap((frame) => [
        line(outlineOf(frame, unit * 0.3), '#FFFFFF', unit * 1.2),
        line(outlineOf(frame, unit * 1.3), NAVY, unit * 0.24, {
          'stroke-dasharray': `${n(unit * 1.6)} ${n(unit * 1.1)}`,
        }),
      ])
      .join(''),
}
