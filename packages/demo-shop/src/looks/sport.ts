import { group, line, n, page, tag } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { cornersOf, depthAt, outlineOf, type Sheet } from '../composing/sheet.ts'
import { GOTHIC, QUICKSAND } from '../shop/fonts.ts'
import { star } from '../art/ornaments/marks.ts'
import { innerFrames } from '../composing/borders.ts'

const NAVY = '#1E3557'
const RED = '#B3362B'

/** Stripes cut across two opposite corners. */
function stripes(sheet: Sheet): string {
  const { unit } = sheet
  const corners = cornersOf(sheet)
  return [corners[1], corners[3]]
    .map((corner) => {
      const reach = depthAt(sheet, corner, 60 * unit)
      const band = (from: number, to: number, fill: string): string =>
        tag('rect', { x: n(-3 * reach), y: n(-reach * to), width: n(6 * reach), height: n(reach * (to - from)), fill })
      return group(
        { transform: `translate(${n(corner.x)} ${n(corner.y)}) rotate(${corner.inward})` },
        band(-1, 0.5, NAVY),
        band(0.56, 0.68, RED),
        band(0.74, 0.79, NAVY),
        band(0.85, 0.98, '#DDE5EC'),
      )
    })
    .join('')
}

function before({ frames, unit, width, height, bleed }: Sheet): string {
  const rim = bleed + 1.6 * unit
  return (
    innerFrames(frames)
      .map((frame) => line(outlineOf(frame, unit * 0.6), '#FFFFFF', unit * 1.4, { 'stroke-linejoin': 'miter' }))
      .join('') +
    innerFrames(frames)
      .map((frame) => line(outlineOf(frame, unit * 1.5), NAVY, unit * 0.5, { 'stroke-linejoin': 'miter' }))
      .join('') +
    [-1, 0, 1]
      .map((step) =>
        star(
          { x: width / 2 + step * 5 * unit, y: height - rim - unit },
          unit * (step === 0 ? 1.5 : 1.1),
          step === 0 ? RED : NAVY,
        ),
      )
      .join('')
  )
}

/** スポーツストライプ: the colours of a club, for the game that was won. */
export const SPORT: Look = {
  id: 'sport',
  name: 'スポーツストライプ',
  hashtags: ['スポーツ', '男の子'],
  paper: '#FFFFFF',
  inks: { title: '#28486B', text: '#25211D', accent: '#A93A2B' },
  japanese: GOTHIC,
  latin: QUICKSAND,
  isBoldTitle: true,
  behind: (sheet) => page(sheet.width, sheet.height, '#FFFFFF') + stripes(sheet),
  before,
}
