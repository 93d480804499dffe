import * as hb from 'harfbuzzjs'
import { parse } from 'opentype.js/dist/opentype.mjs'

/** Opens a font with HarfBuzz. @returns shapes a text into glyphs with positions, without outlines */
export function harfBuzzShaper(bytes: Uint8Array, direction: 'LTR' | 'TTB'): (text: string) => number {
  const font = new hb.Font(new hb.Face(new hb.Blob(bytes)))
  const buffer = new hb.Buffer()
  return (text) => {
    buffer.reset()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setDirection(hb.Direction[direction])
    hb.shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().reduce((sum, { codepoint }, i) => sum + codepoint + (positions[i]?.xAdvance ?? 0), 0)
  }
}

/** Opens a font with opentype.js. @returns gives the outlines of a straight line of text */
export function openTypeSetter(bytes: Uint8Array): (text: string, fontSize: number) => number {
  const font = parse(Uint8Array.from(bytes).buffer)
  return (text, fontSize) => font.getPath(text, 0, 0, fontSize).commands.length
}
