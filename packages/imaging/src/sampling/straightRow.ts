/** Converts a row from premultiplied 1/64 bytes with three or four channels to straight RGBA bytes. */
export function straightRow(row: Int16Array, channels: 3 | 4, count: number, out: Uint8ClampedArray): void {
  if (channels === 3) {
    for (let i = 0, s = 0, o = 0; i < count; i++, s += 3, o += 4) {
      out[o] = ((row[s] ?? 0) + 32) >> 6
      out[o + 1] = ((row[s + 1] ?? 0) + 32) >> 6
      out[o + 2] = ((row[s + 2] ?? 0) + 32) >> 6
      out[o + 3] = 255
    }
    return
  }
  for (let o = 0; o < count * 4; o += 4) {
    const fine = row[o + 3] ?? 0
    const alpha = (fine + 32) >> 6
    if (alpha <= 0) {
      out[o] = out[o + 1] = out[o + 2] = out[o + 3] = 0
    } else if (alpha >= 255) {
      // Ringing may raise alpha slightly above one; the colours are then used without division.
      out[o] = ((row[o] ?? 0) + 32) >> 6
      out[o + 1] = ((row[o + 1] ?? 0) + 32) >> 6
      out[o + 2] = ((row[o + 2] ?? 0) + 32) >> 6
      out[o + 3] = 255
    } else {
      out[o] = Math.floor(((row[o] ?? 0) * 255) / fine + 0.5)
      out[o + 1] = Math.floor(((row[o + 1] ?? 0) * 255) / fine + 0.5)
      out[o + 2] = Math.floor(((row[o + 2] ?? 0) * 255) / fine + 0.5)
      out[o + 3] = alpha
    }
  }
}
