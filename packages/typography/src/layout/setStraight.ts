import { rect } from '@irodori/geometry/shape'
import type { FontFace } from '../font/fontFace.ts'
import type { BreakUnit, Opportunities } from '../line/lineBreaking.ts'
import { fitLine, UNSQUEEZED } from '../line/fitLine.ts'
import { breakLines, breakOpportunities } from '../line/lineBreaking.ts'
import type { Paragraph } from '../line/paragraphs.ts'
import { isSpace, slice, visibleEnd } from '../line/paragraphs.ts'
import type { PhraseFinder } from '../line/phrases.ts'
import { levelsOf } from '../line/phrases.ts'
import type { Cluster } from '../line/shapeLine.ts'
import { shapeLine } from '../line/shapeLine.ts'
import type { GlyphComposer } from './glyphComposer.ts'
import type { SetLine, TextRequest } from './textRequest.ts'
import { alignedStart, extentOfLines, LINE_HEIGHT, SHARE_ACROSS, SHARE_DOWN } from './textRequest.ts'

interface Wrapping {
  /** The length of a line in em, by default the width of the box. */
  readonly limit?: number
  readonly findPhrases?: PhraseFinder | null
}

/** Sets paragraphs as lines from left to right. */
export function setStraight(
  paragraphs: readonly Paragraph[],
  request: TextRequest,
  font: FontFace,
  composer: GlyphComposer,
  { limit = request.width / request.fontSize, findPhrases = null }: Wrapping = {},
): SetLine[] {
  const { fontSize, width, height } = request
  const lines = paragraphs.flatMap((paragraph) => wrap(paragraph, limit, font, findPhrases))
  const top = alignedStart(height, extentOfLines(lines.length) * fontSize, SHARE_DOWN[request.verticalAlignment])
  return lines.map((whole, i) => {
    const { characters } = whole
    const visible = slice(whole, 0, visibleEnd(characters, 0, characters.length))
    const solid = shapeLine(visible, font)
    const { length, squeeze } = fitLine(solid, limit)
    const line = squeeze === UNSQUEEZED ? solid : shapeLine(visible, font, { squeeze })
    const lineWidth = length * fontSize
    const left = alignedStart(width, lineWidth, SHARE_ACROSS[request.horizontalAlignment])
    const lineTop = top + i * LINE_HEIGHT * fontSize
    placeLine(line.clusters, left, lineTop + font.ascender * fontSize, fontSize, composer)
    return { text: characters.join(''), box: rect(left, lineTop, lineWidth, fontSize) }
  })
}

/** Data of a paragraph that does not depend on the line length. */
interface ParagraphUnits {
  readonly units: readonly BreakUnit[]
  /** Where its lines may break, the best opportunities first. */
  readonly levels: readonly Opportunities[]
}

// Keyed by the paragraphs of prepareText, each of which belongs to one font.
const cachedUnits = new WeakMap<Paragraph, ParagraphUnits>()
const cachedUnitsOfPhrases = new WeakMap<Paragraph, ParagraphUnits>()

function wrap(paragraph: Paragraph, limit: number, font: FontFace, findPhrases: PhraseFinder | null): Paragraph[] {
  const cached = findPhrases === null ? cachedUnits : cachedUnitsOfPhrases
  let measured = cached.get(paragraph)
  if (measured === undefined) {
    const units = unitsOf(paragraph.characters, shapeLine(paragraph, font).clusters)
    measured = { units, levels: levelsOf(paragraph, breakOpportunities(paragraph), findPhrases) }
    cached.set(paragraph, measured)
  }
  return breakLines(measured.units, measured.levels, limit).map(({ start, end }) => slice(paragraph, start, end))
}

/** The advance of each character on the line; 0 for all but the first character of a ligature. */
export function unitsOf(characters: readonly string[], clusters: readonly Cluster[]): BreakUnit[] {
  const units = characters.map((character) => ({
    advance: 0,
    natural: 0,
    slack: 0,
    isSpace: isSpace(character),
    isJoined: false,
  }))
  for (const { index, advance, natural, slack } of clusters) {
    const unit = units[index]
    if (unit === undefined) throw new RangeError(`a cluster belongs to character ${index} of ${units.length}`)
    unit.advance += advance
    unit.natural += natural
    unit.slack += slack
  }
  return units
}

function placeLine(
  clusters: readonly Cluster[],
  left: number,
  baseline: number,
  fontSize: number,
  composer: GlyphComposer,
): void {
  for (const cluster of clusters) {
    for (const glyph of cluster.glyphs) {
      const x = left + (cluster.x + glyph.x) * fontSize
      const y = baseline + glyph.y * fontSize
      composer.place(glyph.id, { a: fontSize, b: 0, c: 0, d: fontSize, e: x, f: y })
    }
  }
}
