/** EXIF data begins within this many bytes. */
const HEAD_BYTES = 128 * 1024

const EXIF_POINTER = 0x8769
const DATE_TIME_ORIGINAL = 0x9003
/** 'YYYY:MM:DD HH:MM:SS' */
const DATE = /^\d{4}:\d{2}:\d{2} \d{2}:\d{2}:\d{2}/

/**
 * When a photo was taken, by the clock of its camera: EXIF DateTimeOriginal (CIPA DC-008, tag 0x9003) of a JPEG.
 * @returns milliseconds since 1970 of that wall clock; null if the file does not contain it
 */
export async function readTakenAt(file: Blob): Promise<number | null> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer())
  try {
    const tiff = tiffOf(head)
    return tiff && dateIn(tiff)
  } catch (reason) {
    // The header is damaged.
    if (reason instanceof RangeError) return null
    throw reason
  }
}

/** The TIFF part of a JPEG's EXIF segment. */
function tiffOf(head: DataView): DataView | null {
  if (head.byteLength < 4 || head.getUint16(0) !== 0xffd8) return null
  for (let at = 2; at + 10 <= head.byteLength; ) {
    const marker = head.getUint16(at)
    // Start of scan: no EXIF follows.
    if (marker === 0xffda || marker >> 8 !== 0xff) return null
    const length = head.getUint16(at + 2)
    // 'Exif', 0, 0
    if (marker === 0xffe1 && head.getUint32(at + 4) === 0x45786966) {
      return new DataView(head.buffer, at + 10, Math.min(length - 8, head.byteLength - at - 10))
    }
    at += 2 + length
  }
  return null
}

function dateIn(tiff: DataView): number | null {
  // 'II' is little-endian.
  const little = tiff.getUint16(0) === 0x4949
  const directory = entryOf(tiff, tiff.getUint32(4, little), EXIF_POINTER, little)
  if (directory === null) return null
  const entry = entryOf(tiff, tiff.getUint32(directory + 8, little), DATE_TIME_ORIGINAL, little)
  if (entry === null) return null
  const at = tiff.getUint32(entry + 8, little)
  const text = Array.from({ length: 19 }, (_, index) => String.fromCharCode(tiff.getUint8(at + index))).join('')
  const part = (from: number, to: number) => Number(text.slice(from, to))
  const year = part(0, 4)
  if (!DATE.test(text) || year === 0) return null
  return Date.UTC(year, part(5, 7) - 1, part(8, 10), part(11, 13), part(14, 16), part(17, 19))
}

/** Offset of a tag's entry in the directory at `at`; null if the directory lacks the tag. */
function entryOf(tiff: DataView, at: number, tag: number, little: boolean): number | null {
  const count = tiff.getUint16(at, little)
  for (let index = 0; index < count; index++) {
    const entry = at + 2 + index * 12
    if (tiff.getUint16(entry, little) === tag) return entry
  }
  return null
}
