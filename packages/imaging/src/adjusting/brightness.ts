/**
 * Scales the HSL lightness of RGBA bytes by factor / 100 in place, as ImageMagick's modulate does; alpha is unchanged.
 *
 * Hue and saturation are constant, so with the new minimum m and the new chroma C each channel is
 * m + C·(c - min)/(max - min). Converting through a hue angle gives the same colour with more rounding steps.
 */
export function applyBrightness(data: Uint8ClampedArray | Uint8Array, factor: number): void {
  if (factor === 100) return
  const lines = linesOf(factor)
  for (let i = 0; i < data.length; i += 4) {
    const r = data[i] ?? 0
    const g = data[i + 1] ?? 0
    const b = data[i + 2] ?? 0
    // Branch-free minimum and maximum: noise in a photo makes branches unpredictable.
    const larger = r - ((r - g) & ((r - g) >> 31))
    const smaller = g + ((r - g) & ((r - g) >> 31))
    const max = larger - ((larger - b) & ((larger - b) >> 31))
    const min = b + ((smaller - b) & ((smaller - b) >> 31))
    const line = (max * LEVELS + min) * 2
    const floor = lines[line] ?? 0
    const slope = lines[line + 1] ?? 0
    data[i] = (floor + slope * (r - min)) | 0
    data[i + 1] = (floor + slope * (g - min)) | 0
    data[i + 2] = (floor + slope * (b - min)) | 0
  }
}

const LEVELS = 256

let cached: { readonly factor: number; readonly lines: Float64Array } | null = null

/**
 * For a given factor a new channel is a linear function of the old one that depends only on the pixel's largest and
 * smallest channel. The table holds, for each pair, the value at the smallest channel (plus one half for rounding) and
 * the slope. It is cached because a photo is painted row by row with one factor.
 */
function linesOf(factor: number): Float64Array {
  if (cached?.factor === factor) return cached.lines
  const lines = cached?.lines ?? new Float64Array(LEVELS * LEVELS * 2)
  cached = { factor, lines }
  const gain = factor / 100
  for (let max = 0; max < LEVELS; max++) {
    for (let min = 0; min <= max; min++) {
      const at = (max * LEVELS + min) * 2
      const sum = max + min
      const range = max - min
      const lightness = Math.min(1, (gain * sum) / 510)
      if (lightness === 1 || range === 0) {
        lines[at] = lightness === 1 ? 255 : lightness * 255 + 0.5
        lines[at + 1] = 0
        continue
      }
      const saturation = range / (sum < 255 ? sum : 510 - sum)
      const chroma = saturation * (lightness < 0.5 ? lightness + lightness : 2 - (lightness + lightness))
      lines[at] = lightness * 255 - chroma * 127.5 + 0.5
      lines[at + 1] = (chroma * 255) / range
    }
  }
  return lines
}
