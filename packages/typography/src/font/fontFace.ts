import type { Path, Rect } from '@irodori/geometry'
import type { Font, Glyph } from 'fontkit'
import { create } from 'fontkit'
import { glyphBorder } from './glyphBorder.ts'
import { glyphOutline } from './glyphOutline.ts'
import { inkOf } from './ink.ts'
import type { Remembered } from './recentlyUsed.ts'
import { recentlyUsed } from './recentlyUsed.ts'
import type { VerticalMetric } from './verticalMetrics.ts'
import { verticalMetricsOf } from './verticalMetrics.ts'

/** A glyph of a shaped run; lengths in em, y down. */
export interface ShapedGlyph {
  readonly id: number
  /** Where the outline's origin lies from the start of the run. */
  readonly x: number
  readonly y: number
  /** How far the pen moves on, kerning included. */
  readonly advance: number
  /** The same without kerning: what the glyph takes at the end of a line. */
  readonly natural: number
  /** Index, in code points of the run, of the first that this glyph stands for; a ligature stands for several. */
  readonly start: number
}

/**
 * How a run is shaped. `latin`: with kerning and, unless switched off, ligatures. `solid`: Japanese characters, each
 * in its own cell, not kerned. `vertical`: as solid, with the font's forms for vertical setting.
 */
export type Shaping = 'latin' | 'latinWithoutLigatures' | 'solid' | 'vertical'

/** One font file, with what layout asks of it. All lengths are in em. */
export interface FontFace {
  /** The em box reaches this far above the baseline, and 1 - ascender below it. */
  readonly ascender: number
  hasGlyph(codePoint: number): boolean
  shape(text: string, shaping: Shaping): readonly ShapedGlyph[]
  /** Outline with its origin on the baseline, y down. */
  outline(glyphId: number): Path
  /** The tight bounds of the outline; null for a blank glyph. */
  ink(glyphId: number): Rect | null
  /** What lies below the outline where the words have a border; finer for larger words (`borderFineness`). */
  border(glyphId: number, fineness: number): Path
  /** The pen's move in horizontal setting. */
  horizontalAdvance(glyphId: number): number
  vertical(glyphId: number): VerticalMetric
}

// Enough for every distinct run of a booklet; a run is a word or one Japanese character.
const SHAPED_RUNS_KEPT = 2048
// The characters of a long text; each some kilobytes.
const BORDERS_KEPT = 1024

/**
 * Opens a TrueType or OpenType file; tables are read as they are needed.
 * @throws Error when the bytes are not one font.
 */
export function loadFont(bytes: Uint8Array): FontFace {
  const font = create(bytes as Buffer)
  if (!('layout' in font)) throw new Error('the file is a font collection, not one font')
  const outlineSource = font.getGlyph.bind(font)
  withFreshGlyphs(font)
  const { unitsPerEm } = font
  const { typoAscender, typoDescender } = font['OS/2']
  const ascender = typoAscender / (typoAscender - typoDescender)
  const readVertical = verticalMetricsOf(bytes, ascender)
  const outlines = new Map<number, Path>()
  const outline = (glyphId: number): Path =>
    remembered(outlines, glyphId, () => glyphOutline(outlineSource(glyphId).path.commands, unitsPerEm))
  const verticals = new Map<number, VerticalMetric>()
  const inks = new Map<number, Rect | null>()
  const advances = new Map<number, number>()
  const mapped = new Map<number, boolean>()
  const runsOf = (): Remembered<string, readonly ShapedGlyph[]> => recentlyUsed(SHAPED_RUNS_KEPT)
  const runs: Readonly<Record<Shaping, Remembered<string, readonly ShapedGlyph[]>>> = {
    latin: runsOf(),
    latinWithoutLigatures: runsOf(),
    solid: runsOf(),
    vertical: runsOf(),
  }
  const borders = recentlyUsed<string, Path>(BORDERS_KEPT)
  return {
    ascender,
    hasGlyph: (codePoint) => remembered(mapped, codePoint, () => font.hasGlyphForCodePoint(codePoint)),
    shape: (text, shaping) => runs[shaping](text, () => shapeRun(font, text, shaping)),
    outline,
    ink: (glyphId) => remembered(inks, glyphId, () => inkOf(outline(glyphId))),
    border: (glyphId, fineness) => borders(`${glyphId} ${fineness}`, () => glyphBorder(outline(glyphId), fineness)),
    horizontalAdvance: (glyphId) =>
      remembered(advances, glyphId, () => outlineSource(glyphId).advanceWidth / unitsPerEm),
    vertical: (glyphId) => remembered(verticals, glyphId, () => readVertical(glyphId)),
  }
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

// fontkit keeps one object per glyph with the characters that first led to it, so that a glyph met again through
// other characters (a space as a no-break space, a ligature as its precomposed character) would carry the wrong
// ones, and the outcome would depend on what was set before. Each call gets its own object instead.
function withFreshGlyphs(font: Font): void {
  const shared = font.getGlyph.bind(font)
  font.getGlyph = (glyphId, codePoints = []) => {
    const glyph: Glyph = Object.create(shared(glyphId))
    glyph.codePoints = codePoints
    return glyph
  }
}

// The script tag is fixed by the kind of run: guessing it from the text would make a character's form depend on its
// neighbours. Latin, Greek and Cyrillic share their features in every font that has them.
function shapeRun(font: Font, text: string, shaping: Shaping): ShapedGlyph[] {
  const em = font.unitsPerEm
  const latin = shaping === 'latin' || shaping === 'latinWithoutLigatures'
  const run = font.layout(text, featuresOf(shaping), latin ? 'latn' : 'kana', undefined, 'ltr')
  const glyphs: ShapedGlyph[] = []
  let pen = 0
  let start = 0
  let consumed = 0
  run.glyphs.forEach((glyph, i) => {
    const position = run.positions[i]
    // A glyph without characters of its own is a further part of the one before.
    if (glyph.codePoints.length > 0) start = consumed
    consumed += glyph.codePoints.length
    glyphs.push({
      id: glyph.id,
      x: (pen + position.xOffset) / em,
      y: (0 - position.yOffset) / em,
      advance: position.xAdvance / em,
      natural: (position.xAdvance === 0 ? 0 : glyph.advanceWidth) / em,
      start,
    })
    pen += position.xAdvance
  })
  return glyphs
}

function featuresOf(shaping: Shaping): Record<string, boolean> {
  switch (shaping) {
    case 'latin':
      return {}
    case 'latinWithoutLigatures':
      return { liga: false, clig: false }
    case 'solid':
      return { kern: false }
    case 'vertical':
      return { kern: false, vert: true }
  }
}
