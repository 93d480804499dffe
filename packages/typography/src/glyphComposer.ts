import type { Affine, Path } from '@irodori/geometry'

/** Glyph outlines joined into one: place as many as needed, then take the whole. */
export interface GlyphComposer {
  place(glyph: Path, map: Affine): void
  outline(): Path
}

/** Sizes the joined arrays once; a page of words has tens of thousands of coordinates. */
export function glyphComposer(): GlyphComposer {
  const placed: { glyph: Path; map: Affine }[] = []
  return {
    place(glyph, map) {
      if (glyph.verbs.length > 0) placed.push({ glyph, map })
    },
    outline() {
      const verbs = new Uint8Array(placed.reduce((sum, { glyph }) => sum + glyph.verbs.length, 0))
      const coords = new Float64Array(placed.reduce((sum, { glyph }) => sum + glyph.coords.length, 0))
      let verbAt = 0
      let at = 0
      for (const { glyph, map } of placed) {
        verbs.set(glyph.verbs, verbAt)
        verbAt += glyph.verbs.length
        for (let i = 0; i < glyph.coords.length; i += 2) {
          const x = glyph.coords[i]
          const y = glyph.coords[i + 1]
          coords[at++] = map.a * x + map.c * y + map.e
          coords[at++] = map.b * x + map.d * y + map.f
        }
      }
      return { verbs, coords }
    },
  }
}
