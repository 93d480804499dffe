/**
 * Scales the HSL lightness of RGBA bytes by factor / 100 in place, as ImageMagick's modulate does; alpha stays.
 *
 * Hue and saturation are kept, so with m the new minimum and C the new chroma each channel is m + C·(c - min)/(max - min):
 * the usual way through a hue angle gives the same colour with more steps to round in.
 */
export function applyBrightness(data: Uint8ClampedArray | Uint8Array, factor: number): void {
  if (factor === 100) return
  const lines = linesOf(factor)
  for (let i = 0; i < data.length; i += 4) {
    const r = data[i]
    const g = data[i + 1]
    const b = data[i + 2]
    // Without branches, which noise in a photo would have the processor guess wrong.
    const larger = r - ((r - g) & ((r - g) >> 31))
    const smaller = g + ((r - g) & ((r - g) >> 31))
    const max = larger - ((larger - b) & ((larger - b) >> 31))
    const min = b + ((smaller - b) & ((smaller - b) >> 31))
    const line = (max * LEVELS + min) * 2
    const floor = lines[line]
    const slope = lines[line + 1]
    data[i] = (floor + slope * (r - min)) | 0
    data[i + 1] = (floor + slope * (g - min)) | 0
    data[i + 2] = (floor + slope * (b - min)) | 0
  }
}

const LEVELS = 256

let kept: { readonly factor: number; readonly lines: Float64Array } | null = null

/**
 * A factor's new channels are a line over the old ones that only their largest and smallest decide: its value at the
 * smallest, with the half that rounds, and its slope, for each pair. A photo is painted row by row with one factor.
 */
function linesOf(factor: number): Float64Array {
  if (kept?.factor === factor) return kept.lines
  const lines = kept?.lines ?? new Float64Array(LEVELS * LEVELS * 2)
  kept = { factor, lines }
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
