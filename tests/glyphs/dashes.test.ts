import { readFileSync } from 'node:fs'
import { fontFaces } from '@irodori/fonts/fontEntry'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { rect } from '@irodori/geometry/shape'
import { printPx } from '@irodori/geometry/units'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import { loadFont } from '@irodori/typography/fontFace'
import { setText } from '@irodori/typography/setText'
import type { TextRequest } from '@irodori/typography/textRequest'
import { expect, test } from 'vitest'
import { requestOf } from '../../packages/typography/testing/request.ts'

const SIZE = 600
const RADIUS = 200
const fontSize = printPx(100)

/** The darkest value in each row, column or ray of the picture of a text, from 0 to 255, from its first to its last ink. */
function alongStroke(
  request: Partial<TextRequest>,
  font: ReturnType<typeof loadFont>,
  pixelsAt: (i: number) => readonly (readonly [x: number, y: number])[],
): number[] {
  const box = rect(0, 0, SIZE, SIZE)
  const { outline } = setText(requestOf({ fontSize, width: SIZE, height: SIZE, ...request }), font)
  const { data, left, top, width, height } = fillCoverage(outline, box)
  const valueAt = (x: number, y: number): number =>
    x < left || y < top || x >= left + width || y >= top + height ? 0 : (data[(y - top) * width + x - left] ?? 0)
  const values = Array.from({ length: SIZE }, (_, i) => Math.max(...pixelsAt(i).map(([x, y]) => valueAt(x, y))))
  const isInk = (value: number): boolean => value > 0
  return values.slice(values.findIndex(isInk), values.findLastIndex(isInk) + 1)
}

const across = Array.from({ length: SIZE }, (_, i) => i)
const rayAt = (i: number) => {
  const angle = ((i - SIZE / 2) / SIZE) * Math.PI
  return across
    .map((r) => [Math.floor(SIZE / 2 + r * Math.sin(angle)), Math.floor(RADIUS - r * Math.cos(angle))] as const)
    .slice(RADIUS / 2, RADIUS + 1)
}

test.each(fontFaces)('dashes are one stroke without a gap in $entry.value $weight', ({ entry: { value }, weight }) => {
  const font = loadFont(new Uint8Array(readFileSync(fontFilePath(value, weight))))
  const strokes = {
    line: alongStroke({ text: '————' }, font, (x) => across.map((y) => [x, y])),
    column: alongStroke({ type: 'VERTICAL_TEXT', text: '————' }, font, (y) => across.map((x) => [x, y])),
    curve: alongStroke(curved(0), font, rayAt),
    'curve with spacing': alongStroke(curved(60), font, rayAt),
  }
  for (const [kind, values] of Object.entries(strokes)) {
    expect(values.length, kind).toBeGreaterThan(270)
    // The ends may be round; a stroke may cover parts of two rows of pixels.
    expect(Math.min(...values.slice(8, -8)), kind).toBeGreaterThan(120)
  }
})

const curved = (spacing: number): Partial<TextRequest> => ({
  type: 'CURVED_TEXT',
  text: '———',
  spacing,
  radius: RADIUS,
  verticalAlignment: 'North',
  horizontalAlignment: 'Center',
})
