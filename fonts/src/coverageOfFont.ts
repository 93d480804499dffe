import { create } from 'fontkit'
import { parse } from 'opentype.js/dist/opentype.mjs'
import { encodeCoverage } from './coverage.ts'

const LAST_OF_BASIC_PLANE = 0xffff

/**
 * The coverage of a font file in the format of encodeCoverage. Two independent readers must find the same characters: a
 * character that is wrongly considered printable would only be noticed on paper.
 * @throws Error naming the first character on which the readers differ
 */
export function coverageOfFont(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const found = characters(fontkitMap(bytes))
  const checked = characters(opentypeMap(bytes))
  for (const codePoint of new Set([...found, ...checked])) {
    if (found.has(codePoint) !== checked.has(codePoint)) {
      throw new Error(`fontkit and opentype.js differ on U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`)
    }
  }
  return encodeCoverage(found)
}

function characters(mapped: Iterable<number>): Set<number> {
  const kept = new Set<number>()
  for (const codePoint of mapped) if (codePoint <= LAST_OF_BASIC_PLANE) kept.add(codePoint)
  return kept
}

function fontkitMap(bytes: Uint8Array): number[] {
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error('the file is a font collection; a single font is needed')
  return font.characterSet.filter((codePoint) => font.hasGlyphForCodePoint(codePoint))
}

function opentypeMap(bytes: Uint8Array): number[] {
  const own = new Uint8Array(bytes).buffer
  return Object.entries(parse(own).tables.cmap.glyphIndexMap)
    .filter(([, glyph]) => glyph !== 0)
    .map(([codePoint]) => Number(codePoint))
}
