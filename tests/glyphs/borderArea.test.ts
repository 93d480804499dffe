import { readFileSync } from 'node:fs'
import { fontEntries } from '@irodori/fonts/fontEntry'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { svgPathData } from '@irodori/geometry/drawPath'
import type { Path } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { printPx } from '@irodori/geometry/units'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import { loadFont } from '@irodori/typography/fontFace'
import { setText } from '@irodori/typography/setText'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

// In pixels; at half the size, rounding to whole levels is a thousandth in a face with many corners.
const SIZE = 2400
const FONT_SIZE = 500
const TEXT = '彩の国\n薔薇鬱\nあいQg8'

// The server's decoder blocks this reader for its whole thread, which earlier tests may have shared.
const SVG_READER = { operation: ['VipsForeignLoadSvgBuffer'] }
beforeAll(() => sharp.unblock(SVG_READER))
afterAll(() => sharp.block(SVG_READER))

/** The area in pixels that cairo's stroke of the same width covers. */
async function strokedByCairo(outline: Path, width: number): Promise<number> {
  const stroke = `fill="none" stroke="#000" stroke-width="${width}" stroke-linejoin="round"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><path d="${svgPathData(outline)}" ${stroke}/></svg>`
  const { data } = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  return data.reduce((sum, value) => sum + value, 0) / 255
}

test.each(fontEntries.map(({ value }) => value))(
  'EDT-31: the border of text in %s covers the area of cairo’s stroke of the same width, to a thousandth',
  async (value) => {
    const font = loadFont(new Uint8Array(readFileSync(fontFilePath(value, 'Normal'))))
    const { outline, border } = setText(
      {
        type: 'TEXT',
        text: TEXT,
        fontSize: printPx(FONT_SIZE),
        width: SIZE,
        height: SIZE,
        horizontalAlignment: 'Center',
        verticalAlignment: 'Center',
        angle: 0,
        radius: 0,
        spacing: 0,
        reverse: false,
        hasBorder: true,
        allowsSupplementary: false,
        phraseBreaks: false,
      },
      font,
    )
    const ours = fillCoverage(border, rect(0, 0, SIZE, SIZE)).data.reduce((sum, part) => sum + part, 0) / 255
    const theirs = await strokedByCairo(outline, 2 * 0.04 * FONT_SIZE)
    expect(theirs).toBeGreaterThan(160_000)
    expect(Math.abs(ours / theirs - 1)).toBeLessThan(0.001)
  },
)
