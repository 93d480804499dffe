import { harfBuzz } from './harfBuzz.ts'
import { fontBytes, openFont } from './openFont.ts'

/** Texts whose glyphs in a font, horizontal or vertical, are not those of HarfBuzz; each with both lists of glyphs. */
export function glyphDifferences(name: string, texts: Iterable<string>): string[] {
  const font = openFont(name)
  const reference = harfBuzz(fontBytes(name))
  const different: string[] = []
  for (const text of texts) {
    for (const [shaping, direction] of [
      ['solid', 'LTR'],
      ['vertical', 'TTB'],
    ] as const) {
      const own = font.shape(text, shaping).map(({ id }) => id)
      const expected = reference(text, direction).map(({ id }) => id)
      if (own.join() !== expected.join()) different.push(`${text} ${shaping}: ${own} instead of ${expected}`)
    }
  }
  return different
}
