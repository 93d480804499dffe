/** A range of code points that a character map assigns to consecutive glyphs, or in format 13 to one glyph. */
export interface MappedRange {
  readonly first: number
  readonly last: number
  readonly glyph: number
}

/** A subtable for a record of the character map. */
export interface PlacedSubtable {
  readonly platform: number
  readonly encoding: number
  readonly bytes: Uint8Array
}

/** Bytes of big-endian fields; `u2` and `u4` are two and four bytes wide. */
function fields(...parts: readonly (readonly ['u2' | 'u4', ...number[]])[]): Uint8Array {
  const bytes: number[] = []
  for (const [width, ...values] of parts) {
    for (const value of values) {
      for (let shift = width === 'u4' ? 24 : 8; shift >= 0; shift -= 8) bytes.push((value >>> shift) & 0xff)
    }
  }
  return Uint8Array.from(bytes)
}

/** A subtable of format 4. @param end false omits the last segment, 0xFFFF, which the standard demands */
export function format4(ranges: readonly MappedRange[], { end = true } = {}): Uint8Array {
  const all = end ? [...ranges, { first: 0xffff, last: 0xffff, glyph: 0 }] : ranges
  return fields(
    ['u2', 4, 16 + 8 * all.length, 0, 2 * all.length, 0, 0, 0],
    ['u2', ...all.map(({ last }) => last), 0, ...all.map(({ first }) => first)],
    ['u2', ...all.map(({ first, glyph }) => (glyph - first) & 0xffff), ...all.map(() => 0)],
  )
}

/** A subtable of format 6: one range of glyphs. */
export const format6 = ({ first, last, glyph }: MappedRange): Uint8Array =>
  fields(['u2', 6, 10 + 2 * (last - first + 1), 0, first, last - first + 1, ...glyphsFrom(glyph, last - first + 1)])

const glyphsFrom = (glyph: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => glyph + i)

/** A subtable of format 12, or of format 13, in which all characters of a range have the same glyph. */
export const format12 = (ranges: readonly MappedRange[], format: 12 | 13 = 12): Uint8Array =>
  fields(
    ['u2', format, 0],
    [
      'u4',
      16 + 12 * ranges.length,
      0,
      ranges.length,
      ...ranges.flatMap(({ first, last, glyph }) => [first, last, glyph]),
    ],
  )

/** A subtable of format 14, which lists variation sequences and maps no character by itself. */
export const format14 = (): Uint8Array => fields(['u2', 14], ['u4', 10, 0])

/** A copy of a font with another character map. */
export function withCharacterMap(font: Uint8Array, subtables: readonly PlacedSubtable[]): Uint8Array {
  let at = 4 + 8 * subtables.length
  const records = subtables.map(({ platform, encoding, bytes }) => {
    const record = fields(['u2', platform, encoding], ['u4', at])
    at += bytes.length
    return record
  })
  return withTable(font, 'cmap', [
    fields(['u2', 0, subtables.length]),
    ...records,
    ...subtables.map(({ bytes }) => bytes),
  ])
}

/** A copy of a font with other English names, by their numbers. Source: OpenType 1.9.1, chapter name. */
export function withNames(font: Uint8Array, names: Readonly<Record<number, string>>): Uint8Array {
  let at = 0
  const texts = Object.entries(names).map(([id, text]) => {
    const bytes = fields(['u2', ...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))])
    const record = fields(['u2', 3, 1, 0x409, Number(id), bytes.length, at])
    at += bytes.length
    return { record, bytes }
  })
  return withTable(font, 'name', [
    fields(['u2', 0, texts.length, 6 + 12 * texts.length]),
    ...texts.map(({ record }) => record),
    ...texts.map(({ bytes }) => bytes),
  ])
}

const tagOf = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)))

/** A copy of a font in which a table is replaced by other bytes, which are appended to the file. */
function withTable(font: Uint8Array, tag: string, parts: readonly Uint8Array[]): Uint8Array {
  const start = (font.length + 3) & ~3
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const copy = new Uint8Array(start + length)
  copy.set(font)
  let place = start
  for (const part of parts) {
    copy.set(part, place)
    place += part.length
  }
  const view = new DataView(copy.buffer)
  for (let i = 0; i < view.getUint16(4); i++) {
    const record = 12 + 16 * i
    if (tagOf(view, record) !== tag) continue
    view.setUint32(record + 8, start)
    view.setUint32(record + 12, length)
  }
  return copy
}
