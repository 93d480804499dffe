import { elementOf } from '../art/elementOf.ts'
import { type Animal, bear, bird, fox, hedgehog, rabbit } from '../art/mori/animals.ts'
import { dot, n, page, shape, tag } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { type Frame, isClear, middleOf, roomAt, type Sheet, scattered } from '../composing/sheet.ts'
import { QUICKSAND, ROUNDED } from '../shop/fonts.ts'
import { cloud, heart, star } from '../art/ornaments/marks.ts'
import { innerFrames } from '../composing/borders.ts'

const FRIENDS: readonly Animal[] = [rabbit, bear, fox, hedgehog, bird]

/** A scalloped border around a photo, like a paper doily. */
function scallops(frame: Frame, unit: number, fill: string): string {
  const { left, top, width, height, shape: kind, rotate } = frame
  const { x, y } = middleOf(frame)
  const size = unit * 2.1
  const rounds: string[] = []
  if (kind === 'circle') {
    const count = Math.round((Math.PI * width) / (size * 1.7))
    for (let index = 0; index < count; index++) {
      const turn = (2 * Math.PI * index) / count
      rounds.push(dot(x + (width / 2 + unit) * Math.cos(turn), y + (height / 2 + unit) * Math.sin(turn), size, fill))
    }
  } else {
    const across = Math.round(width / (size * 1.7))
    const down = Math.round(height / (size * 1.7))
    for (let index = 0; index <= across; index++) {
      for (const edge of [top - unit, top + height + unit])
        rounds.push(dot(left + (width * index) / across, edge, size, fill))
    }
    for (let index = 0; index <= down; index++) {
      for (const edge of [left - unit, left + width + unit])
        rounds.push(dot(edge, top + (height * index) / down, size, fill))
    }
  }
  return tag('g', { transform: `rotate(${rotate} ${n(x)} ${n(y)})` }, rounds.join(''))
}

function behind(sheet: Sheet): string {
  const { width, height, unit, frames } = sheet
  const dots = Array.from({ length: Math.ceil(height / (unit * 5)) }, (_, row) =>
    Array.from({ length: Math.ceil(width / (unit * 5)) + 1 }, (_, column) =>
      dot((column + (row % 2) / 2) * unit * 5, row * unit * 5, unit * 0.5, '#FFFFFF', { opacity: 0.8 }),
    ).join(''),
  )
  const hill = shape(
    `M0 ${n(height - 9 * unit)}Q${n(width * 0.3)} ${n(height - 15 * unit)} ${n(width * 0.6)} ${n(height - 9.5 * unit)}T${n(width)} ${n(height - 11 * unit)}V${height}H0Z`,
    '#DDEBD8',
  )
  // An animal looks over the top of the first photo that does not bleed.
  const [first] = innerFrames(frames)
  const peeking =
    first && first.shape === 'rect' && first.rotate === 0 && first.top > 9 * unit + sheet.bleed
      ? [
          rabbit({ x: first.left + first.width * 0.26, y: first.top + 6 * unit, height: 16 * unit }),
          bear({ x: first.left + first.width * 0.74, y: first.top + 6 * unit, height: 14.5 * unit }),
        ]
      : []
  return (
    page(width, height, '#FCEFEA') +
    dots.join('') +
    hill +
    [0.16, 0.8]
      .map((x, index) => cloud({ x: width * x, y: sheet.bleed + (7 + index * 5) * unit }, unit * 7, '#FFFFFF', 0.9))
      .join('') +
    peeking.join('') +
    innerFrames(frames)
      .map((frame) => scallops(frame, unit, '#FFFFFF'))
      .join('')
  )
}

function before(sheet: Sheet): string {
  const { width, height, unit, random } = sheet
  const bottom = height - sheet.bleed - 2 * unit
  const friends = [0.1, 0.9, 0.24, 0.76].flatMap((share, index) => {
    const size = 16 - (index > 1 ? 5 : 0)
    const at = { x: width * share, y: bottom - (size / 2) * unit }
    const room = roomAt(sheet, at, (size / 2) * unit)
    return room > 3.4 * unit
      ? [elementOf(FRIENDS, index)({ x: at.x, y: bottom, height: room * 2, mirrored: share > 0.5 })]
      : []
  })
  const bits = scattered(sheet, unit * 10, (at) => isClear(sheet, at, unit * 3) && at.y < height - 16 * unit, 160)
  return (
    friends.join('') +
    bits
      .map((at, index) =>
        index % 2 === 0 ? heart(at, unit * 1.2, '#EDB2AF') : star(at, unit * 1.4, '#F2D48F', random() * 40),
      )
      .join('')
  )
}

/** ゆめみる動物: young animals on a pale hill, hearts and stars. */
export const YUME: Look = {
  id: 'yume',
  name: 'ゆめみる動物',
  hashtags: ['赤ちゃん', 'かわいい'],
  paper: '#FCEFEA',
  inks: { title: '#7A4B3A', text: '#4A443D', accent: '#A93A2B' },
  japanese: ROUNDED,
  latin: QUICKSAND,
  isBoldTitle: true,
  behind,
  before,
}
