import { readFileSync } from 'node:fs'
import {
  DrawableFillColor,
  DrawableFont,
  DrawableFontPointSize,
  DrawableText,
  ImageMagick,
  Magick,
  MagickColors,
  MagickFormat,
} from '@imagemagick/magick-wasm'
import { present } from '@irodori/design/testing/present'
import { fontEntries } from '@irodori/fonts/fontEntry'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { transformPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { encodePng } from '@irodori/imaging/encodePixels'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import { fillPixels } from '@irodori/imaging/paintColour'
import { createPixels } from '@irodori/imaging/pixels'
import { parseColour } from '@irodori/imaging/rgba'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'
import { loadFont } from '@irodori/typography/fontFace'
import { beforeAll, expect, test } from 'vitest'

const EM = 400
const PAGE = rect(0, 0, 520, 600)
const ORIGIN = { x: 50, y: 440 }
const JAPANESE = [...'彩鬱永国薔薇龍一口日あぬゆをガヴッー、。「」〜①％＆Ａ']
const LATIN = [...'AQRgk&@%58é—ﬁ']

let blank: Uint8Array
beforeAll(async () => {
  await startMagickFromPackage()
  const page = createPixels(PAGE.width, PAGE.height)
  fillPixels(page, parseColour('#ffffff'))
  blank = encodePng(page, { dpi: 72 })
})

/** The area in pixels that a character covers when FreeType, inside ImageMagick, rasterises it without hinting. */
const inkOfFreeType = (face: string, character: string): number =>
  ImageMagick.read(blank, (image) => {
    image.setAttribute('type:hinting', 'off')
    const style = [new DrawableFont(face), new DrawableFontPointSize(EM), new DrawableFillColor(MagickColors.Black)]
    image.draw([...style, new DrawableText(ORIGIN.x, ORIGIN.y, character)])
    return image.write(MagickFormat.Rgba, (data) => {
      let ink = 0
      for (let i = 0; i < data.length; i += 4) ink += 255 - (data[i] ?? Number.NaN)
      return ink
    })
  }) / 255

const faces = fontEntries.flatMap(({ value, chars }) =>
  (['Normal', 'Bold'] as const).map((weight) => ({ value, weight, chars })),
)

test.each(faces)(
  'each glyph of $value $weight covers the area that FreeType covers, to a thousandth',
  ({ value, weight, chars }) => {
    const bytes = new Uint8Array(readFileSync(fontFilePath(value, weight)))
    const face = `${value} ${weight}`
    Magick.addFont(face, bytes)
    const font = loadFont(bytes)
    let compared = 0
    let difference = 0
    let ink = 0
    for (const character of chars === 'jp' ? [...JAPANESE, ...LATIN] : LATIN) {
      if (!font.hasGlyph(character.codePointAt(0) ?? 0)) continue
      // In Japanese text a dash has a glyph of its own, which FreeType does not find by the character.
      const [glyph] = font.shape(character, character === '—' ? 'latin' : 'solid')
      const map = { a: EM, b: 0, c: 0, d: EM, e: ORIGIN.x, f: ORIGIN.y }
      const { data } = fillCoverage(transformPath(font.outline(present(glyph).id), map), PAGE)
      const ours = data.reduce((sum, part) => sum + part, 0) / 255
      const theirs = inkOfFreeType(face, character)

      expect(Math.abs(theirs / ours - 1), character).toBeLessThan(0.001)
      difference += Math.abs(theirs - ours)
      ink += ours
      compared++
    }
    expect(difference / ink).toBeLessThan(0.0006)
    expect(compared).toBeGreaterThan(chars === 'jp' ? 30 : 10)
  },
)
