const ORIENTATION = 0x0112
const SHORT = 3

/** The EXIF orientation in the first directory of a TIFF block, 1 to 8; 1 when it is missing or invalid. */
export function readOrientation(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (tiff.length < 8) return 1
  const little = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return 1
  const entries = view.getUint16(directory, little)
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12
    if (entry + 12 > tiff.length) return 1
    if (view.getUint16(entry, little) !== ORIENTATION) continue
    const value = view.getUint16(entry + 8, little)
    const isValid = view.getUint16(entry + 2, little) === SHORT && value >= 1 && value <= 8
    return isValid ? value : 1
  }
  return 1
}
