import * as hb from 'harfbuzzjs'
import { parse } from 'opentype.js/dist/opentype.mjs'

/** A font as HarfBuzz opens it, and what shaping gives of it: glyphs and where they go, no outlines. */
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
    return buffer.getGlyphInfos().reduce((sum, { codepoint }, i) => sum + codepoint + positions[i].xAdvance, 0)
  }
}

/** A font as opentype.js opens it, and the outlines of a straight line, all that it sets. */
export function openTypeSetter(bytes: Uint8Array): (text: string, fontSize: number) => number {
  const font = parse(Uint8Array.from(bytes).buffer)
  return (text, fontSize) => font.getPath(text, 0, 0, fontSize).commands.length
}
