import * as hb from 'harfbuzzjs'

export interface HarfBuzzGlyph {
  readonly id: number
  readonly advance: number
}

/** HarfBuzz's shaping of a text, with further features switched on, in font units: the reference for our shaping. */
export function harfBuzz(
  bytes: Uint8Array,
): (text: string, direction: 'LTR' | 'TTB', features?: readonly string[]) => HarfBuzzGlyph[] {
  const font = new hb.Font(new hb.Face(new hb.Blob(bytes)))
  const buffer = new hb.Buffer()
  return (text, direction, features = []) => {
    buffer.reset()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setDirection(hb.Direction[direction])
    hb.shape(
      font,
      buffer,
      features.flatMap((tag) => hb.Feature.fromString(tag) ?? []),
    )
    const positions = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().map(({ codepoint: id }, i) => {
      const position = positions[i]
      if (position === undefined)
        throw new Error(`HarfBuzz shaped ${JSON.stringify(text)} without a position for glyph ${i}`)
      return { id, advance: position.xAdvance }
    })
  }
}
