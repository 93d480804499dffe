/** x / 255 to the nearest whole number, for 0 <= x <= 65025. */
export const over255 = (x: number): number => ((x + 128) * 257) >> 16

/**
 * Blends a run of straight-alpha RGBA pixels over another ("source over"), both advancing by whole pixels.
 * @param mask coverage 0 to 255 of each pixel; null when all pixels are fully covered
 */
export function blendRow(
  target: Uint8ClampedArray,
  targetAt: number,
  targetStep: number,
  source: Uint8ClampedArray,
  sourceAt: number,
  count: number,
  mask: Uint8Array | null,
  maskAt: number,
  maskStep: number,
): void {
  let t = targetAt * 4
  let s = sourceAt * 4
  let m = maskAt
  const advance = targetStep * 4
  for (let i = 0; i < count; i++, t += advance, s += 4, m += maskStep) {
    const cover = mask === null ? 255 : (mask[m] ?? 0)
    if (cover === 0) continue
    const alpha = over255((source[s + 3] ?? 0) * cover)
    if (alpha === 255) {
      target[t] = source[s] ?? 0
      target[t + 1] = source[s + 1] ?? 0
      target[t + 2] = source[s + 2] ?? 0
      target[t + 3] = 255
    } else if (alpha !== 0) {
      blendPixel(target, t, source[s] ?? 0, source[s + 1] ?? 0, source[s + 2] ?? 0, alpha)
    }
  }
}

/** blendRow for adjacent opaque pixels: fully covered runs are copied. */
export function blendOpaqueRow(
  target: Uint8ClampedArray,
  targetAt: number,
  source: Uint8ClampedArray,
  count: number,
  mask: Uint8Array,
  maskAt: number,
): void {
  let i = 0
  while (i < count) {
    const from = i
    while (i < count && mask[maskAt + i] === 255) i++
    if (i > from) target.set(source.subarray(from * 4, i * 4), (targetAt + from) * 4)
    for (; i < count && mask[maskAt + i] !== 255; i++) {
      const cover = mask[maskAt + i] ?? 0
      const s = i * 4
      if (cover !== 0)
        blendPixel(target, (targetAt + i) * 4, source[s] ?? 0, source[s + 1] ?? 0, source[s + 2] ?? 0, cover)
    }
  }
}

/** Blends one pixel by "source over" with straight alpha; `at` is a byte index, `alpha` is above 0. */
export function blendPixel(
  target: Uint8ClampedArray,
  at: number,
  r: number,
  g: number,
  b: number,
  alpha: number,
): void {
  const below = target[at + 3] ?? 0
  const rest = 255 - alpha
  if (below === 255) {
    target[at] = over255(r * alpha + (target[at] ?? 0) * rest)
    target[at + 1] = over255(g * alpha + (target[at + 1] ?? 0) * rest)
    target[at + 2] = over255(b * alpha + (target[at + 2] ?? 0) * rest)
    return
  }
  if (below === 0) {
    target[at] = r
    target[at + 1] = g
    target[at + 2] = b
    target[at + 3] = alpha
    return
  }
  blendTranslucent(target, at, r, g, b, alpha, below)
}

/** blendPixel over a pixel that is neither opaque nor empty, whose alpha is `below`. */
function blendTranslucent(
  target: Uint8ClampedArray,
  at: number,
  r: number,
  g: number,
  b: number,
  alpha: number,
  below: number,
): void {
  // In units of 1/65025 every weight is a whole number.
  const front = alpha * 255
  const back = below * (255 - alpha)
  const whole = front + back
  target[at] = Math.floor((r * front + (target[at] ?? 0) * back) / whole + 0.5)
  target[at + 1] = Math.floor((g * front + (target[at + 1] ?? 0) * back) / whole + 0.5)
  target[at + 2] = Math.floor((b * front + (target[at + 2] ?? 0) * back) / whole + 0.5)
  target[at + 3] = over255(whole)
}
