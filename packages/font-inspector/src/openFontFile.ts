import type { Err, Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { unpackWoff } from './unpackWoff.ts'

/** Why a file cannot be inspected. */
export interface FontFileError {
  readonly code: 'EMPTY' | 'NOT_A_FONT' | 'DAMAGED'
}

/** The fonts of a file; a collection holds several. */
export interface FontFile {
  readonly count: number
  /** One font as a file of its own; a collection's font is copied only when this is called. */
  readonly font: (index: number) => Uint8Array<ArrayBuffer>
}

const refused = (code: FontFileError['code']): Err<FontFileError> => err({ code })

/** The first four bytes of a single font. Source: OpenType 1.9.1, chapter "Organization of an OpenType font". */
const SINGLE = new Set(['\u0000\u0001\u0000\u0000', 'OTTO', 'true'])
const HEADER = 12
const RECORD = 16
/** More fonts than any known collection holds; limits the work that a false count can cause. */
const MAX_FONTS = 256

/** Opens a TrueType, OpenType, collection, WOFF or WOFF2 file. */
export async function openFontFile(bytes: Uint8Array): Promise<Result<FontFile, FontFileError>> {
  if (bytes.length === 0) return refused('EMPTY')
  if (bytes.length < HEADER) return refused('NOT_A_FONT')
  const kind = tagAt(viewOf(bytes), 0)
  if (kind === 'wOFF') return openUnpacked(unpackWoff(bytes))
  if (kind === 'wOF2') return openUnpacked(unpackWoff2(bytes))
  if (kind === 'ttcf') return openCollection(bytes)
  if (!SINGLE.has(kind)) return refused('NOT_A_FONT')
  return holdsTables(bytes, 0) ? ok({ count: 1, font: () => new Uint8Array(bytes) }) : refused('DAMAGED')
}

async function unpackWoff2(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: decompress } = await import('woff2-encoder/decompress')
  return decompress(bytes)
}

async function openUnpacked(unpacking: Promise<Uint8Array>): Promise<Result<FontFile, FontFileError>> {
  try {
    const unpacked = await unpacking
    // No font tool packs a packed font again; refusing it prevents endless unpacking.
    return tagAt(viewOf(unpacked), 0).startsWith('wOF') ? refused('DAMAGED') : openFontFile(unpacked)
  } catch {
    return refused('DAMAGED')
  }
}

function openCollection(bytes: Uint8Array): Result<FontFile, FontFileError> {
  const view = viewOf(bytes)
  const count = view.getUint32(8)
  if (count === 0 || count > MAX_FONTS || HEADER + 4 * count > bytes.length) return refused('DAMAGED')
  const starts = Array.from({ length: count }, (_, i) => view.getUint32(HEADER + 4 * i))
  if (!starts.every((start) => holdsTables(bytes, start))) return refused('DAMAGED')
  return ok({
    count,
    font: (index) => {
      const start = starts[index]
      if (start === undefined) throw new RangeError(`the collection has no font ${index}; it holds ${count}`)
      return copyOut(bytes, start)
    },
  })
}

/** Whether the file has a table directory at `start` whose tables all lie inside the file. */
function holdsTables(bytes: Uint8Array, start: number): boolean {
  if (start + HEADER > bytes.length) return false
  const view = viewOf(bytes)
  const count = view.getUint16(start + 4)
  if (count === 0 || start + HEADER + RECORD * count > bytes.length) return false
  return recordsAt(view, start, count).every(({ offset, length }) => offset + length <= bytes.length)
}

interface Table {
  readonly record: number
  readonly offset: number
  readonly length: number
}

const recordsAt = (view: DataView, start: number, count: number): readonly Table[] =>
  Array.from({ length: count }, (_, i) => {
    const record = start + HEADER + RECORD * i
    return { record, offset: view.getUint32(record + 8), length: view.getUint32(record + 12) }
  })

/** Copies a collection's font into a file of its own: its directory, then its tables, each at a multiple of four. */
function copyOut(bytes: Uint8Array, start: number): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const tables = recordsAt(view, start, view.getUint16(start + 4))
  const directory = HEADER + RECORD * tables.length
  const size = tables.reduce((sum, { length }) => sum + padded(length), directory)
  const copy = new Uint8Array(size)
  const target = viewOf(copy)
  copy.set(bytes.subarray(start, start + HEADER))
  let at = directory
  tables.forEach(({ record, offset, length }, i) => {
    const place = HEADER + RECORD * i
    copy.set(bytes.subarray(record, record + RECORD), place)
    target.setUint32(place + 8, at)
    copy.set(bytes.subarray(offset, offset + length), at)
    at += padded(length)
  })
  return copy
}

const padded = (length: number): number => (length + 3) & ~3
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)))
