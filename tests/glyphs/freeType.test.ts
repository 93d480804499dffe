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
import { fontFaces } from '@irodori/fonts/fontEntry'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { transformPath } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import { encodePng } from '@irodori/imaging/encodePixels'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import { fillPixels } from '@irodori/imaging/paintColour'
import { createPixels } from '@irodori/imaging/pixels'
import { parseColour } from '@irodori/imaging/rgba'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'
import { loadFont } from '@irodori/typography/fontFace'
import { beforeAll, expect, test } from 'vitest'

/** The longer side of a glyph's ink in pixels: FreeType rounds points to 1/64 pixel, which counts in a small mark. */
const INK = 400
const PAGE = rect(0, 0, 500, 500)
const MARGIN = 50
const JAPANESE = [...'彩鬱永国薔薇龍一口日あぬゆをガヴッー、。「」〜①％＆Ａ']
const LATIN = [...'AQRgk&@%58é—ﬁ']

let blank: Uint8Array
beforeAll(async () => {
  await startMagickFromPackage()
  const page = createPixels(PAGE.width, PAGE.height)
  fillPixels(page, parseColour('#ffffff'))
  blank = encodePng(page, { dpi: 72 })
})

interface Place {
  readonly em: number
  readonly x: number
  readonly y: number
}

/** The size and origin, in whole pixels, at which a glyph fills the page. */
function placeOf({ left, top, width, height }: Rect): Place {
  const em = Math.floor(INK / Math.max(width, height))
  return { em, x: Math.round(MARGIN - left * em), y: Math.round(MARGIN - top * em) }
}

/** The area in pixels that a character covers when FreeType, inside ImageMagick, rasterises it without hinting. */
const inkOfFreeType = (face: string, character: string, { em, x, y }: Place): number =>
  ImageMagick.read(blank, (image) => {
    image.setAttribute('type:hinting', 'off')
    const style = [new DrawableFont(face), new DrawableFontPointSize(em), new DrawableFillColor(MagickColors.Black)]
    image.draw([...style, new DrawableText(x, y, character)])
    return image.write(MagickFormat.Rgba, (data) => {
      let ink = 0
      for (let i = 0; i < data.length; i += 4) ink += 255 - (data[i] ?? Number.NaN)
      return ink
    })
  }) / 255

test.each(fontFaces)(
  'each glyph of $entry.value $weight covers the area that FreeType covers, to a thousandth',
  ({ entry: { value, chars }, weight }) => {
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
      const { id } = present(glyph)
      const place = placeOf(present(font.ink(id)))
      const map = { a: place.em, b: 0, c: 0, d: place.em, e: place.x, f: place.y }
      const { data } = fillCoverage(transformPath(font.outline(id), map), PAGE)
      const ours = data.reduce((sum, part) => sum + part, 0) / 255
      const theirs = inkOfFreeType(face, character, place)

      expect(Math.abs(theirs / ours - 1), character).toBeLessThan(0.001)
      difference += Math.abs(theirs - ours)
      ink += ours
      compared++
    }
    expect(difference / ink).toBeLessThan(0.0006)
    expect(compared).toBeGreaterThan(chars === 'jp' ? 30 : 10)
  },
)
