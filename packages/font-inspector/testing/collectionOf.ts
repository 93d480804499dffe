/** Joins font files into a collection: copies each directory and moves its offsets. */
export function collectionOf(fonts: readonly Uint8Array[]): Uint8Array {
  const header = 12 + 4 * fonts.length
  const size = fonts.reduce((sum, font) => sum + ((font.length + 3) & ~3), header)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('ttcf'))
  view.setUint32(4, 0x00010000)
  view.setUint32(8, fonts.length)
  let at = header
  fonts.forEach((font, i) => {
    view.setUint32(12 + 4 * i, at)
    bytes.set(font, at)
    for (let table = 0; table < view.getUint16(at + 4); table++) {
      const place = at + 12 + 16 * table + 8
      view.setUint32(place, view.getUint32(place) + at)
    }
    at += (font.length + 3) & ~3
  })
  return bytes
}
