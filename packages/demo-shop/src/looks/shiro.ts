import { dot, line, n, tag } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import type { Sheet } from '../composing/sheet.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'
import { frameLines, innerFrames } from '../composing/borders.ts'

const GOLD = '#B8935A'

/** A hairline around the page, interrupted where a photo bleeds, with a dot at the middle of each side. */
function pageLine({ width, height, bleed, unit, frames }: Sheet): string {
  if (innerFrames(frames).length < frames.length) return ''
  const inset = bleed + 3 * unit
  const rect = { x: n(inset), y: n(inset), width: n(width - 2 * inset), height: n(height - 2 * inset) }
  const points = [
    [width / 2, inset],
    [width / 2, height - inset],
  ] as const
  return (
    tag('rect', { ...rect, fill: 'none', stroke: GOLD, 'stroke-width': n(unit * 0.14) }) +
    points
      .map(
        ([x, y]) =>
          dot(x, y, unit * 1.3, '#FBFAF7') +
          tag('rect', {
            x: n(-unit * 0.5),
            y: n(-unit * 0.5),
            width: n(unit),
            height: n(unit),
            fill: GOLD,
            transform: `translate(${n(x)} ${n(y)}) rotate(45)`,
          }),
      )
      .join('')
  )
}

/** A short rule under a photo that bleeds. */
const rules = ({ frames, unit, width, height }: Sheet): string =>
  frames
    .filter(({ isBleeding, top, height: tall }) => isBleeding && top + tall < height * 0.9)
    .map(({ left, top, width: wide, height: tall }) => {
      const x = Math.min(left + wide / 2, width - 10 * unit)
      return line(`M${n(x - 5 * unit)} ${n(top + tall + 2.2 * unit)}h${n(10 * unit)}`, GOLD, unit * 0.2)
    })
    .join('')

/** 写真館: white paper and hairlines, as a portrait studio mounts its pictures. */
export const SHIRO: Look = {
  id: 'shashinkan',
  name: '写真館',
  hashtags: ['シンプル', '上品'],
  paper: '#FBFAF7',
  inks: { title: '#25211D', text: '#4A443D', accent: '#8A5A00' },
  japanese: MINCHO,
  latin: GARAMOND,
  before: (sheet) =>
    pageLine(sheet) +
    frameLines(sheet.frames, sheet.unit * 0.9, '#C9C1B4', sheet.unit * 0.12) +
    frameLines(sheet.frames, sheet.unit * 0.1, '#FFFFFF', sheet.unit * 0.5) +
    rules(sheet),
}
