import { plover } from '../art/ornaments/plover.ts'
import { seigaiha } from '../art/ornaments/seigaiha.ts'
import { washiFibres } from '../art/paper.ts'
import { dot, group, page } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { roomAt, type Sheet } from '../composing/sheet.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'
import { frameLines } from '../composing/borders.ts'

const PAPER = '#F4F1E8'
const SUN = '#C4523F'
const TONES = [
  { ground: '#F2F2EC', rings: '#E7ECE9', edge: '#E0E8E6' },
  { ground: '#EAF0EE', rings: '#DCE7E7', edge: '#D2E0E2' },
  { ground: '#DCE8EA', rings: '#C3D7DC', edge: '#AFC9D1' },
] as const

/** Pale waves behind the text at the bottom of the page, and the sun behind the photo. */
function behind(sheet: Sheet): string {
  const { width, height, unit, random, frames } = sheet
  const radius = 9 * unit
  const rows = 9
  const [first] = frames
  const best = first
    ? { x: first.left + first.width * 0.86, y: first.top + first.height * 0.06 + 4 * unit }
    : { x: width - 16 * unit, y: 16 * unit }
  const others = first
    ? [
        { x: first.left + first.width * 0.95, y: first.top + first.height * 0.72 },
        { x: first.left + first.width * 0.05, y: first.top + first.height * 0.3 },
      ]
    : []
  const texts = { ...sheet, frames: [] }
  const sunAt = [best, ...others].find((at) => roomAt(texts, at, 12 * unit) >= 12 * unit) ?? best
  const sun = dot(sunAt.x, sunAt.y, Math.min(13 * unit, roomAt(texts, sunAt, 13 * unit)), SUN)
  return (
    page(width, height, PAPER) +
    washiFibres(random, { left: 0, top: 0, width, height }, 60, ['#FFFFFF', '#E6E0D0']) +
    sun +
    seigaiha(random, {
      left: -radius / 2,
      right: width + radius,
      top: height - (rows * radius) / 2 + radius * 0.4,
      rows,
      radius,
      tone: (row) => TONES[row < 4 ? 0 : row < 7 ? 1 : 2],
    })
  )
}

function before(sheet: Sheet): string {
  const { unit, frames, width, height } = sheet
  const birds = [
    { x: width - sheet.bleed - 12 * unit, y: height * 0.66 },
    { x: sheet.bleed + 9 * unit, y: sheet.bleed + 7 * unit },
    { x: sheet.bleed + 19 * unit, y: sheet.bleed + 11 * unit },
  ].filter((at) => roomAt(sheet, at, 5 * unit) >= 4.6 * unit)
  return (
    frameLines(frames, unit * 0.3, '#FFFFFF', unit * 0.9) +
    frameLines(frames, unit * 1.1, '#28486B', unit * 0.2) +
    group(
      {},
      ...birds.map(({ x, y }, index) =>
        plover(x, y, unit * (8 - index * 1.5), index * -6, '#FFFFFF', '#BFD3D6', '#28486B'),
      ),
    )
  )
}

/** 波と日の出: old waves under a red sun, for the new year and for the sea. */
export const NAMI: Look = {
  id: 'nami',
  name: '波と日の出',
  hashtags: ['和風', 'お正月'],
  paper: PAPER,
  inks: { title: '#28486B', text: '#25211D', accent: '#A93A2B' },
  japanese: MINCHO,
  latin: GARAMOND,
  behind,
  before,
}
