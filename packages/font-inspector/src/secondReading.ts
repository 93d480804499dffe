import { err, ok, type Result } from '@irodori/result'
import { parse } from 'opentype.js/dist/opentype.mjs'
import { type CharacterMap, claimedCharacters, type MapChoice, mapChoiceOf } from './characterMaps.ts'
import { plainText } from './plainText.ts'

/** A reader cannot read a font. */
export interface ReaderError {
  readonly code: 'UNREADABLE'
  /** The reader's own message. */
  readonly reason: string
}

/** How the coverage that opentype.js finds relates to fontkit's, which decides what is printed. */
export type SecondReading =
  | { readonly kind: 'AGREES' }
  | {
      readonly kind: 'DIFFERS'
      readonly cause: MapChoice
      /** Code points that only one reader finds, in order. */
      readonly onlyFontkit: readonly number[]
      readonly onlyOpentype: readonly number[]
    }
  | { readonly kind: 'UNREADABLE'; readonly reason: string }

const LAST_CODE_POINT = 0x10ffff

/** The code points that opentype.js finds in a single font, with their glyphs. */
export function readWithOpentype(bytes: Uint8Array): Result<ReadonlyMap<number, number>, ReaderError> {
  try {
    const claimed = claimedCharacters(bytes)
    if (claimed > LAST_CODE_POINT + 1) return unreadable(`the character map claims ${claimed} characters`)
    const { glyphIndexMap } = parse(tablesOfCoverage(bytes), { lowMemory: true }).tables.cmap
    const glyphs = Object.entries(glyphIndexMap).map(([codePoint, glyph]) => [Number(codePoint), glyph] as const)
    return ok(new Map(glyphs.filter(([codePoint, glyph]) => glyph !== 0 && codePoint <= LAST_CODE_POINT)))
  } catch (error) {
    return unreadable(reasonOf(error))
  }
}

/** Tables without which a font has no characters; damaged kerning, for example, does not change its coverage. */
const NEEDED = new Set([
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'],
  ...['glyf', 'loca', 'CFF ', 'CFF2'],
])

/** A copy of a font in which the directory names only the tables of coverage. */
function tablesOfCoverage(bytes: Uint8Array): ArrayBuffer {
  const view = new DataView(new Uint8Array(bytes).buffer)
  for (let i = 0; i < view.getUint16(4); i++) {
    const record = 12 + 16 * i
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)))
    // Readers skip tables with an unknown tag.
    if (!NEEDED.has(tag)) view.setUint32(record, 0)
  }
  return view.buffer
}

/** The reader's message, which may contain bytes of the font. */
export const reasonOf = (error: unknown): string => plainText(error instanceof Error ? error.message : String(error))

const unreadable = (reason: string): Result<never, ReaderError> => err({ code: 'UNREADABLE', reason })

/** @param characters the code points that fontkit finds, in order */
export function secondReadingOf(
  characters: readonly number[],
  second: ReturnType<typeof readWithOpentype>,
  maps: readonly CharacterMap[],
): SecondReading {
  if (!second.ok) return { kind: 'UNREADABLE', reason: second.error.reason }
  const known = new Set(characters)
  const onlyFontkit = characters.filter((codePoint) => !second.value.has(codePoint))
  const onlyOpentype = [...second.value.keys()].filter((codePoint) => !known.has(codePoint)).toSorted((a, b) => a - b)
  if (onlyFontkit.length + onlyOpentype.length === 0) return { kind: 'AGREES' }
  return { kind: 'DIFFERS', cause: mapChoiceOf(maps), onlyFontkit, onlyOpentype }
}
