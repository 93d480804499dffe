const SIGNATURE_LENGTH = 8
const CHUNK_FRAME = 12

/** The packed rows of a PNG, which its IDAT chunks hold in pieces. */
export function zlibStreamOfPng(png: Buffer): Uint8Array {
  const pieces: Buffer[] = []
  for (let at = SIGNATURE_LENGTH; at + CHUNK_FRAME <= png.length; at += CHUNK_FRAME + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') pieces.push(png.subarray(at + 8, at + 8 + length))
  }
  return Buffer.concat(pieces)
}
