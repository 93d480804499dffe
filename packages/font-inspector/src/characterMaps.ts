/** A library that reads fonts: fontkit, which prints, and opentype.js, which checks its coverage. */
type Reader = 'fontkit' | 'opentype.js'

/** A subtable of the character map (cmap) of a font. Source: OpenType 1.9.1, chapter cmap. */
export interface CharacterMap {
  readonly platform: number
  readonly encoding: number
  /** Null when the subtable lies outside the file. */
  readonly format: number | null
  /** The readers that take the font's characters from it. */
  readonly readBy: readonly Reader[]
}

interface Subtable {
  readonly platform: number
  readonly encoding: number
  /** Position in the file; several records may share a subtable. */
  readonly offset: number
}

const HEADER = 4
const RECORD = 8

/** Unicode subtables in fontkit's order of preference, each as its platform and encoding. */
const FONTKIT_ORDER = ['3.10', '0.6', '0.4', '3.1', '0.3', '0.2', '0.1', '0.0']
/** Subtables that opentype.js knows; it takes the last one in the order of the file. */
const OPENTYPE_KNOWS = new Set([...FONTKIT_ORDER, '3.0', '1.0'])
const MACINTOSH = 1

const keyOf = ({ platform, encoding }: Subtable): string => `${platform}.${encoding}`

/** The subtables of a font's character map and which reader uses which. */
export function characterMapsOf(bytes: Uint8Array): readonly CharacterMap[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const subtables = subtablesOf(view)
  const used = { fontkit: usedByFontkit(subtables), 'opentype.js': usedByOpentype(subtables) }
  return subtables.map(({ platform, encoding, offset }) => ({
    platform,
    encoding,
    format: offset + 2 <= view.byteLength ? view.getUint16(offset) : null,
    readBy: (['fontkit', 'opentype.js'] as const).filter((reader) => used[reader]?.offset === offset),
  }))
}

/** Whether the readers take the characters from a subtable of Unicode, from two different subtables or from another encoding. */
export type MapChoice = 'SAME_MAP' | 'DIFFERENT_MAPS' | 'NOT_UNICODE'

export function mapChoiceOf(maps: readonly CharacterMap[]): MapChoice {
  const used = maps.filter(({ readBy }) => readBy.length > 0)
  const isUnicode = used.some(({ platform, encoding }) => FONTKIT_ORDER.includes(`${platform}.${encoding}`))
  if (!isUnicode) return 'NOT_UNICODE'
  return used.every(({ readBy }) => readBy.length === 2) ? 'SAME_MAP' : 'DIFFERENT_MAPS'
}

const usedByFontkit = (subtables: readonly Subtable[]): Subtable | undefined => {
  const best = FONTKIT_ORDER.find((key) => subtables.some((subtable) => keyOf(subtable) === key))
  return best === undefined
    ? subtables.findLast(({ platform }) => platform === MACINTOSH)
    : subtables.find((subtable) => keyOf(subtable) === best)
}

const usedByOpentype = (subtables: readonly Subtable[]): Subtable | undefined =>
  subtables.findLast((subtable) => OPENTYPE_KNOWS.has(keyOf(subtable)))

/**
 * How many characters the subtable that opentype.js uses claims to map. A damaged one can claim four thousand million,
 * which would occupy the reader for minutes.
 * @throws RangeError when the subtable lies outside the file
 */
export function claimedCharacters(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = usedByOpentype(subtablesOf(view))?.offset
  if (at === undefined) return 0
  const format = view.getUint16(at)
  if (format === 4) {
    const segments = view.getUint16(at + 6) >> 1
    return sumOf(segments, (i) => view.getUint16(at + 14 + 2 * i) - view.getUint16(at + 16 + 2 * segments + 2 * i) + 1)
  }
  if (format !== 12 && format !== 13) return 0
  return sumOf(view.getUint32(at + 12), (i) => view.getUint32(at + 20 + 12 * i) - view.getUint32(at + 16 + 12 * i) + 1)
}

function sumOf(count: number, sizeOf: (index: number) => number): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum += Math.max(0, sizeOf(i))
  return sum
}

function subtablesOf(view: DataView): readonly Subtable[] {
  const start = cmapOf(view)
  if (start === null || start + HEADER > view.byteLength) return []
  const count = view.getUint16(start + 2)
  if (start + HEADER + RECORD * count > view.byteLength) return []
  return Array.from({ length: count }, (_, i) => {
    const record = start + HEADER + RECORD * i
    return {
      platform: view.getUint16(record),
      encoding: view.getUint16(record + 2),
      offset: start + view.getUint32(record + 4),
    }
  })
}

/** Position of the cmap table in a file whose directory openFontFile has checked. */
function cmapOf(view: DataView): number | null {
  for (let i = 0; i < view.getUint16(4); i++) {
    const record = 12 + 16 * i
    if (view.getUint32(record) === CMAP) return view.getUint32(record + 8)
  }
  return null
}

/** The tag `cmap` as a number. */
const CMAP = 0x636d6170
