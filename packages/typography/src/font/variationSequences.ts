import { sfntTables } from './sfntTables.ts'

/** The ideographic variation sequences of a font: forms of a character that names distinguish, such as 葛 and 葛󠄀. */
export interface VariationSequences {
  /** The glyph of a sequence: 0 for the character's usual glyph; null if the font does not have the sequence. */
  glyph(codePoint: number, selector: number): number | null
  /** Each character that has forms, with their selectors. */
  readonly selectors: ReadonlyMap<number, readonly number[]>
}

const FIRST_SELECTOR = 0xe0100
const LAST_SELECTOR = 0xe01ef

/** Whether a code point selects a form of the ideograph before it. Source: Unicode Technical Standard 37. */
export const isIdeographicSelector = (codePoint: number): boolean =>
  codePoint >= FIRST_SELECTOR && codePoint <= LAST_SELECTOR

/** A damaged font may claim any number; no font for print comes near this one. */
const MAX_SEQUENCES = 100_000

/**
 * Reads the variation sequences of an sfnt file. fontkit does not find those of a selector that also has usual forms.
 * Source: OpenType 1.9.1, chapter cmap, format 14.
 */
export function variationSequencesOf(bytes: Uint8Array): VariationSequences {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const glyphs = new Map<number, Map<number, number>>()
  let count = 0
  for (const { codePoint, selector, glyph } of readSequences(view)) {
    const known = glyphs.get(codePoint) ?? new Map<number, number>()
    glyphs.set(codePoint, known.set(selector, glyph))
    if (++count > MAX_SEQUENCES) break
  }
  return {
    glyph: (codePoint, selector) => glyphs.get(codePoint)?.get(selector) ?? null,
    selectors: new Map(
      [...glyphs].map(([codePoint, forms]) => [codePoint, [...forms.keys()].toSorted((a, b) => a - b)]),
    ),
  }
}

interface Sequence {
  readonly codePoint: number
  readonly selector: number
  readonly glyph: number
}

/** @throws RangeError when a table points beyond the file */
function* readSequences(view: DataView): Generator<Sequence> {
  const table = sfntTables(view).get('cmap')
  const start = table && subtable14(view, table.offset)
  if (start === undefined) return
  const records = view.getUint32(start + 6)
  for (let i = 0; i < records; i++) {
    const at = start + 10 + 11 * i
    const selector = uint24(view, at)
    if (!isIdeographicSelector(selector)) continue
    const usual = view.getUint32(at + 3)
    const ranges = usual === 0 ? 0 : view.getUint32(start + usual)
    for (let k = 0; k < ranges; k++) {
      const range = start + usual + 4 + 4 * k
      const first = uint24(view, range)
      for (let more = 0; more <= view.getUint8(range + 3); more++) yield { codePoint: first + more, selector, glyph: 0 }
    }
    const other = view.getUint32(at + 7)
    const mappings = other === 0 ? 0 : view.getUint32(start + other)
    for (let k = 0; k < mappings; k++) {
      const mapping = start + other + 4 + 5 * k
      yield { codePoint: uint24(view, mapping), selector, glyph: view.getUint16(mapping + 3) }
    }
  }
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at) * 256 + view.getUint8(at + 2)

/** The subtable of variation sequences, which has platform 0 and encoding 5. */
function subtable14(view: DataView, cmap: number): number | undefined {
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const at = cmap + 4 + 8 * i
    if (view.getUint16(at) === 0 && view.getUint16(at + 2) === 5) return cmap + view.getUint32(at + 4)
  }
  return undefined
}
