import { rect } from '@irodori/geometry'
import type { FontFace } from '../font/fontFace.ts'
import type { BreakUnit } from '../line/lineBreaking.ts'
import { breakLines, breakOpportunities } from '../line/lineBreaking.ts'
import { isSpace, visibleEnd } from '../line/paragraphs.ts'
import type { Cluster } from '../line/shapeLine.ts'
import { shapeLine } from '../line/shapeLine.ts'
import type { GlyphComposer } from './glyphComposer.ts'
import type { SetLine, TextRequest } from './textRequest.ts'
import { extentOfLines, LINE_HEIGHT, SHARE_ACROSS, SHARE_DOWN, startInRoom } from './textRequest.ts'

/** Sets paragraphs as lines from left to right, wrapped at `limit` em: the box's width unless told otherwise. */
export function setStraight(
  paragraphs: readonly (readonly string[])[],
  request: TextRequest,
  font: FontFace,
  composer: GlyphComposer,
  limit: number = request.width / request.fontSize,
): SetLine[] {
  const { fontSize, width, height } = request
  const lines = paragraphs.flatMap((characters) => wrap(characters, limit, font))
  const top = startInRoom(height, extentOfLines(lines.length) * fontSize, SHARE_DOWN[request.verticalAlignment])
  return lines.map((characters, i) => {
    const line = shapeLine(characters.slice(0, visibleEnd(characters, 0, characters.length)), font)
    const lineWidth = line.advance * fontSize
    const left = startInRoom(width, lineWidth, SHARE_ACROSS[request.horizontalAlignment])
    const lineTop = top + i * LINE_HEIGHT * fontSize
    placeLine(line.clusters, left, lineTop + font.ascender * fontSize, fontSize, composer)
    return { text: characters.join(''), box: rect(left, lineTop, lineWidth, fontSize) }
  })
}

/** What is true of a paragraph however long its lines are. */
interface LineWords {
  readonly units: readonly BreakUnit[]
  readonly mayBreakBefore: readonly boolean[]
}

// By the lists that prepareText gives, each of which belongs to one font.
const knownWords = new WeakMap<readonly string[], LineWords>()

function wrap(characters: readonly string[], limit: number, font: FontFace): (readonly string[])[] {
  let words = knownWords.get(characters)
  if (words === undefined) {
    const units = unitsOf(characters, shapeLine(characters, font).clusters)
    words = { units, mayBreakBefore: breakOpportunities(characters) }
    knownWords.set(characters, words)
  }
  return breakLines(words.units, words.mayBreakBefore, limit).map(({ start, end }) => characters.slice(start, end))
}

/** What each character takes of the line; those that a ligature swallowed take nothing. */
export function unitsOf(characters: readonly string[], clusters: readonly Cluster[]): BreakUnit[] {
  const units = characters.map((character) => ({
    advance: 0,
    natural: 0,
    isSpace: isSpace(character),
    isJoined: false,
  }))
  for (const { index, advance, natural } of clusters) {
    units[index].advance += advance
    units[index].natural += natural
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
