import type { Path } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import type { Font, Glyph } from 'fontkit'
import { create } from 'fontkit'
import { sharedMark } from '../unicode/sharedMarks.ts'
import { fullWidthMark } from './fullWidthMark.ts'
import { glyphBorder } from './glyphBorder.ts'
import { withGlyphHeaders } from './glyphHeaders.ts'
import { glyphOutline } from './glyphOutline.ts'
import { inkOf } from './ink.ts'
import type { Cached } from './recentlyUsed.ts'
import { recentlyUsed } from './recentlyUsed.ts'
import type { VerticalMetric } from './verticalMetrics.ts'
import type { VariationSequences } from './variationSequences.ts'
import { isIdeographicSelector, variationSequencesOf } from './variationSequences.ts'
import { verticalMetricsOf } from './verticalMetrics.ts'

/** A glyph of a shaped run; lengths in em, y down. */
export interface ShapedGlyph {
  readonly id: number
  /** Position of the outline's origin from the start of the run. */
  readonly x: number
  readonly y: number
  /** How far the pen advances, with kerning. */
  readonly advance: number
  /** The advance without kerning, which applies at the end of a line. */
  readonly natural: number
  /** Index in the run of the first code point that the glyph represents; a ligature represents several. */
  readonly start: number
}

/**
 * How a run is shaped. `latin`: with kerning and, unless switched off, ligatures. `solid`: Japanese characters, each in
 * a cell of its own without kerning; dashes, leaders and quotation marks in full width (`fwid`). `vertical`: as solid,
 * with the font's vertical forms (`vert`).
 */
export type Shaping = 'latin' | 'latinWithoutLigatures' | 'solid' | 'vertical'

/** An opened font with the data that layout needs. All lengths are in em. */
export interface FontFace {
  /** Height of the em box above the baseline; 1 - ascender is below it. */
  readonly ascender: number
  /** Whether the font is made for Japanese text. */
  readonly isJapanese: boolean
  hasGlyph(codePoint: number): boolean
  /** Whether the font has a form of a character. @param selector U+E0100 to U+E01EF */
  hasSequence(codePoint: number, selector: number): boolean
  /** Each character that has forms, with their selectors, ascending. */
  sequences(): ReadonlyMap<number, readonly number[]>
  shape(text: string, shaping: Shaping): readonly ShapedGlyph[]
  /** The outline of a glyph, with its origin on the baseline and y down. */
  outline(glyphId: number): Path
  /** The tight bounds of the outline; null for a blank glyph. */
  ink(glyphId: number): Rect | null
  /** The border painted below the outline; larger text needs a finer one (`borderFineness`). */
  border(glyphId: number, precision: number): Path
  /** The advance in horizontal setting. */
  horizontalAdvance(glyphId: number): number
  vertical(glyphId: number): VerticalMetric
}

// Enough for every distinct run of a booklet; a run is a word or one Japanese character.
const MAX_CACHED_RUNS = 2048
const HIRAGANA_A = 0x3042
// The characters of a long text; a border takes some kilobytes.
const MAX_CACHED_BORDERS = 1024

/**
 * Opens a TrueType or OpenType file; tables are read as they are needed.
 * @throws Error when the bytes are not a single font
 */
export function loadFont(bytes: Uint8Array): FontFace {
  const font = create(withGlyphHeaders(bytes))
  if (!('layout' in font)) throw new Error('the file is a font collection; a single font is needed')
  const outlineSource = font.getGlyph.bind(font)
  withFreshGlyphs(font)
  let known: VariationSequences | null = null
  // Reading them takes up to a tenth of a second, and few texts need them.
  const sequences = (): VariationSequences => {
    known ??= variationSequencesOf(bytes)
    return known
  }
  withSequences(font, sequences)
  const { unitsPerEm } = font
  const { typoAscender, typoDescender } = font['OS/2']
  const ascender = typoAscender / (typoAscender - typoDescender)
  const readVertical = verticalMetricsOf(bytes, ascender)
  const outlines = new Map<number, Path>()
  const outline = (glyphId: number): Path =>
    cachedIn(outlines, glyphId, () => glyphOutline(outlineSource(glyphId).path.commands, unitsPerEm))
  const verticals = new Map<number, VerticalMetric>()
  const inks = new Map<number, Rect | null>()
  const inkOfGlyph = (glyphId: number): Rect | null => cachedIn(inks, glyphId, () => inkOf(outline(glyphId)))
  const shape = (text: string, shaping: Shaping): readonly ShapedGlyph[] => {
    const glyphs = shapeRun(font, text, shaping)
    return shaping === 'solid' ? fullWidthMark(text, glyphs, inkOfGlyph, ascender) : glyphs
  }
  const advances = new Map<number, number>()
  const mapped = new Map<number, boolean>()
  const runsOf = (): Cached<string, readonly ShapedGlyph[]> => recentlyUsed(MAX_CACHED_RUNS)
  const runs: Readonly<Record<Shaping, Cached<string, readonly ShapedGlyph[]>>> = {
    latin: runsOf(),
    latinWithoutLigatures: runsOf(),
    solid: runsOf(),
    vertical: runsOf(),
  }
  const borders = recentlyUsed<string, Path>(MAX_CACHED_BORDERS)
  return {
    ascender,
    isJapanese: font.hasGlyphForCodePoint(HIRAGANA_A),
    hasGlyph: (codePoint) => cachedIn(mapped, codePoint, () => font.hasGlyphForCodePoint(codePoint)),
    hasSequence: (codePoint, selector) => sequences().glyph(codePoint, selector) !== null,
    sequences: () => sequences().selectors,
    shape: (text, shaping) => runs[shaping](text, () => shape(text, shaping)),
    outline,
    ink: inkOfGlyph,
    border: (glyphId, precision) => borders(`${glyphId} ${precision}`, () => glyphBorder(outline(glyphId), precision)),
    horizontalAdvance: (glyphId) => cachedIn(advances, glyphId, () => outlineSource(glyphId).advanceWidth / unitsPerEm),
    vertical: (glyphId) => cachedIn(verticals, glyphId, () => readVertical(glyphId)),
  }
}

function cachedIn<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = cache.get(key)
  if (found !== undefined) return found
  const made = make()
  cache.set(key, made)
  return made
}

// fontkit caches one object per glyph with the characters that first mapped to it. The same glyph reached through other
// characters (a space through a no-break space, a ligature through its precomposed character) would carry the wrong
// ones, and the result would depend on earlier calls. Each call therefore gets its own object.
function withFreshGlyphs(font: Font): void {
  const shared = font.getGlyph.bind(font)
  font.getGlyph = (glyphId, codePoints = []) => {
    const glyph: Glyph = Object.create(shared(glyphId))
    glyph.codePoints = codePoints
    return glyph
  }
}

/** Gives each variation sequence its own glyph. fontkit misses some of them (see variationSequencesOf). */
function withSequences(font: Font, sequences: () => VariationSequences): void {
  const withoutSequences = font.glyphsForString.bind(font)
  font.glyphsForString = (text) => {
    const characters = Array.from(text)
    const codePoints = characters.map((character) => character.codePointAt(0) ?? 0)
    if (!codePoints.some(isIdeographicSelector)) return withoutSequences(text)
    return characters.flatMap((character, i) => {
      const [codePoint = 0, selector = 0] = codePoints.slice(i, i + 2)
      if (isIdeographicSelector(codePoint)) return []
      if (!isIdeographicSelector(selector)) return withoutSequences(character)
      const glyph = sequences().glyph(codePoint, selector) || font.glyphForCodePoint(codePoint).id
      return [font.getGlyph(glyph, [codePoint, selector])]
    })
  }
}

// The kind of run determines the script tag: detecting it from the text would make a character's form depend on its
// neighbours. Latin, Greek and Cyrillic share their features in every font that has them.
function shapeRun(font: Font, text: string, shaping: Shaping): ShapedGlyph[] {
  const em = font.unitsPerEm
  const latin = shaping === 'latin' || shaping === 'latinWithoutLigatures'
  const run = font.layout(text, featuresOf(text, shaping), latin ? 'latn' : 'kana', undefined, 'ltr')
  const glyphs: ShapedGlyph[] = []
  let pen = 0
  let start = 0
  let consumed = 0
  for (const [i, glyph] of run.glyphs.entries()) {
    const position = run.positions[i]
    if (position === undefined)
      throw new Error(`fontkit shaped ${JSON.stringify(text)} without a position for glyph ${i}`)
    // A glyph without code points is a further part of the previous glyph.
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
  }
  return glyphs
}

function featuresOf(text: string, shaping: Shaping): Record<string, boolean> {
  const fwid = sharedMark(text) !== undefined
  switch (shaping) {
    case 'latin':
      return {}
    case 'latinWithoutLigatures':
      return { liga: false, clig: false }
    case 'solid':
      return { kern: false, fwid }
    case 'vertical':
      return { kern: false, fwid, vert: true }
  }
}
