import { group, line, n, page, tag, type XY } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { cornersOf, isClear, outlineOf, roomAt, type Sheet, scattered } from '../composing/sheet.ts'
import { QUICKSAND, ROUNDED } from '../shop/fonts.ts'
import { daisy } from '../art/ornaments/marks.ts'
import { innerFrames } from '../composing/borders.ts'

const BANDS = ['#C8694F', '#E3A04A', '#F0D08A', '#5F8F86'] as const
const CREAM = '#FBF3E1'

/** Rainbows of four bands about a corner. */
const bands = ({ x, y }: XY, reach: number): string =>
  BANDS.map((stroke, index) => {
    const band = reach / 5.2
    return tag('circle', {
      cx: n(x),
      cy: n(y),
      r: n(reach - band * (index + 0.5)),
      fill: 'none',
      stroke,
      'stroke-width': n(band + 1),
    })
  }).join('')

function behind(sheet: Sheet): string {
  const { width, height, unit, frames } = sheet
  const corners = cornersOf(sheet)
  const clearOf = [corners[0], corners[2]]
  const rainbowed = clearOf.map((at) => ({ at, reach: Math.max(14 * unit, roomAt(sheet, at, 46 * unit)) }))
  const rainbows = rainbowed.map(({ at, reach }) => bands(at, reach))
  const shadows = innerFrames(frames).map((frame) =>
    group(
      { transform: `translate(${n(unit * 1.8)} ${n(unit * 1.8)})` },
      tag('path', { d: outlineOf({ ...frame, corner: frame.corner || 3 * unit }, unit * 1.4), fill: '#5F8F86' }),
    ),
  )
  const flowers = scattered(
    sheet,
    unit * 15,
    (at) =>
      isClear(sheet, at, unit * 4.4) &&
      rainbowed.every(({ at: from, reach }) => Math.hypot(from.x - at.x, from.y - at.y) > reach + unit * 4),
    200,
  ).map((at, index) =>
    daisy(at, unit * 4, index % 2 ? '#E3A04A' : '#FFFFFF', index % 2 ? '#FBF3E1' : '#E3A04A', 7, index * 31),
  )
  return page(width, height, CREAM) + rainbows.join('') + flowers.join('') + shadows.join('')
}

/** レトロポップ: rainbows and daisies of the seventies in brick, mustard and teal. */
export const RETRO: Look = {
  id: 'retro',
  name: 'レトロポップ',
  hashtags: ['レトロ', 'ポップ'],
  paper: CREAM,
  inks: { title: '#A93A2B', text: '#7A4B3A', accent: '#2F5D5A' },
  japanese: ROUNDED,
  latin: QUICKSAND,
  isBoldTitle: true,
  behind,
  before: ({ frames, unit }) =>
    innerFrames(frames)
      .map((frame) => line(outlineOf(frame, unit * 0.5), '#FFFFFF', unit * 1.7))
      .join('') +
    innerFrames(frames)
      .map((frame) => line(outlineOf(frame, unit * 1.4), '#7A4B3A', unit * 0.26))
      .join(''),
}
