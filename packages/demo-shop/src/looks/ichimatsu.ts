import { elementOf } from '../art/elementOf.ts'
import { pick } from '../art/random.ts'
import { n, page, tag } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { isClear, type Sheet } from '../composing/sheet.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'
import { frameLines } from '../composing/borders.ts'

const CHECKS = ['#28486B', '#4F7596', '#8FABBD', '#C9D7DF', '#D9B96C'] as const

/** Checks close together in two opposite corners, coming apart toward the middle. */
function checks(sheet: Sheet): string {
  const { width, height, unit, random } = sheet
  const side = unit * 5
  const reach = Math.hypot(width, height) * 0.5
  const cells: string[] = []
  for (let row = 0; row * side < height; row++) {
    for (let column = row % 2; column * side < width; column += 2) {
      const at = { x: (column + 0.5) * side, y: (row + 0.5) * side }
      const near = Math.min(Math.hypot(at.x, at.y), Math.hypot(width - at.x, height - at.y)) / reach
      if (random() < near * 1.55 || !isClear(sheet, at, side * 0.55)) continue
      const dark = Math.min(3, Math.floor(near * 6 + random() * 1.4))
      const fill = random() < 0.1 ? CHECKS[4] : random() < 0.16 ? pick(random, CHECKS) : elementOf(CHECKS, dark)
      cells.push(tag('rect', { x: n(column * side), y: n(row * side), width: n(side), height: n(side), fill }))
    }
  }
  return cells.join('')
}

/** 市松: indigo checks that come loose, with a few in gold. */
export const ICHIMATSU: Look = {
  id: 'ichimatsu',
  name: '市松',
  hashtags: ['和風', '伝統もよう', 'モダン'],
  paper: '#FAF8F3',
  inks: { title: '#28486B', text: '#25211D', accent: '#8A5A00' },
  japanese: MINCHO,
  latin: GARAMOND,
  behind: (sheet) => page(sheet.width, sheet.height, '#FAF8F3') + checks(sheet),
  before: ({ frames, unit }) => frameLines(frames, unit * 0.15, '#28486B', unit * 0.3),
}
