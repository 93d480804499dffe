import { handCutEdge, sheetBelow, waver } from '../art/handDrawn.ts'
import { between, pick } from '../art/random.ts'
import { defs, dot, line, linearGradient, page, radialGradient, shape, tag } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { cornersOf, isClear, outlineOf, roomAt, type Sheet, scattered } from '../composing/sheet.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'
import { sparkle } from '../art/ornaments/marks.ts'
import { innerFrames } from '../composing/borders.ts'

const STARLIGHT = ['#FFFFFF', '#F4E7C3', '#CBD8EE'] as const
const HILLS = ['#24365C', '#1B2A4B', '#14203B'] as const
const GOLD = '#D9B96C'

function behind(sheet: Sheet): string {
  const { width, height, unit, random } = sheet
  const stars = scattered(
    sheet,
    unit * 2.4,
    (at) => at.y < height * (0.82 + 0.1 * random()) && roomAt(sheet, at, unit) === unit,
    900,
  ).map((at) => {
    const nearBand = Math.abs(at.x / width - at.y / height - 0.1) < 0.2
    return dot(at.x, at.y, unit * between(random, 0.1, nearBand ? 0.34 : 0.24), pick(random, STARLIGHT), {
      opacity: between(random, 0.35, 0.95).toFixed(2),
    })
  })
  const hills = HILLS.map((fill, index) => {
    const level = height - unit * (20 - index * 6.5)
    return shape(
      sheetBelow(
        handCutEdge(waver(random, 1, 4), -40, width + 40, () => level, unit * 4),
        height + 40,
      ),
      fill,
    )
  })
  return (
    defs(
      linearGradient('night', { x: 0.2, y: 0 }, { x: 0.5, y: 1 }, [
        { offset: 0, color: '#16244A' },
        { offset: 0.55, color: '#2C4271' },
        { offset: 1, color: '#54608F' },
      ]),
      radialGradient('veil', { x: 0.5, y: 0.5 }, 0.5, [
        { offset: 0, color: '#9FB4E0', opacity: 0.26 },
        { offset: 1, color: '#9FB4E0', opacity: 0 },
      ]),
    ) +
    page(width, height, 'url(#night)') +
    tag('ellipse', {
      cx: width / 2,
      cy: height * 0.36,
      rx: width * 0.9,
      ry: height * 0.16,
      fill: 'url(#veil)',
      transform: `rotate(-32 ${width / 2} ${height * 0.36})`,
    }) +
    stars.join('') +
    hills.join('')
  )
}

function before(sheet: Sheet): string {
  const { unit, frames, random } = sheet
  const corner = cornersOf(sheet)[1]
  const at = { x: corner.x - 10 * unit, y: corner.y + 10 * unit }
  const moon = Math.min(5.4 * unit, roomAt(sheet, at, 7 * unit) * 0.8)
  const crescent =
    moon > 2 * unit
      ? shape(
          `M${at.x} ${at.y - moon}A${moon} ${moon} 0 1 0 ${at.x + moon} ${at.y + moon * 0.2}A${moon * 0.82} ${moon * 0.82} 0 1 1 ${at.x} ${at.y - moon}Z`,
          '#F4E7C3',
        )
      : ''
  const glints = scattered(sheet, unit * 16, (spot) => isClear(sheet, spot, unit * 2.6), 120)
  return (
    innerFrames(frames)
      .map(
        (frame) =>
          line(outlineOf(frame, unit * 0.4), GOLD, unit * 0.45) + line(outlineOf(frame, unit * 1.6), GOLD, unit * 0.14),
      )
      .join('') +
    crescent +
    glints.map((spot) => sparkle(spot, unit * between(random, 1.2, 2.4), pick(random, STARLIGHT))).join('')
  )
}

/** 夜空: a deep sky, a milky way, gold about the photos. */
export const YOZORA: Look = {
  id: 'yozora',
  name: '夜空',
  hashtags: ['夜', 'ロマンチック'],
  paper: '#2C4271',
  inks: { title: '#FFFFFF', text: '#FBF9F5', accent: '#E4DED3' },
  japanese: MINCHO,
  latin: GARAMOND,
  behind,
  before,
}
