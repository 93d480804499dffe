export interface PngHeader {
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
  /** Whether samples have at most eight bits and no chunk changes the meaning of colours or the orientation. */
  readonly isPlain: boolean
}

/** 1 / 2.2 in the units of the gAMA chunk: the value in sRGB files. */
const SRGB_GAMMA = 45455

/** Reads the chunks before the picture's data; null when they are damaged. */
export function readPngHeader(bytes: Uint8Array): PngHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let header: { width: number; height: number; depth: number; colourType: number } | null = null
  let hasAlpha = false
  let isPlain = true
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const body = at + 8
    if (body + length + 4 > bytes.length) return null
    if (type === 'IHDR' && length === 13) {
      header = {
        width: view.getUint32(body),
        height: view.getUint32(body + 4),
        depth: view.getUint8(body + 8),
        colourType: view.getUint8(body + 9),
      }
      hasAlpha = (header.colourType & 4) !== 0
      isPlain = header.depth <= 8
    } else if (type === 'tRNS') {
      hasAlpha = true
    } else if (type === 'gAMA' && length === 4) {
      isPlain &&= Math.abs(view.getUint32(body) - SRGB_GAMMA) <= 1
    } else if (type === 'iCCP' || type === 'cICP' || type === 'eXIf' || type === 'acTL') {
      isPlain = false
    } else if (type === 'IDAT') {
      return header === null ? null : { width: header.width, height: header.height, hasAlpha, isPlain }
    }
    at = body + length + 4
  }
  return null
}
