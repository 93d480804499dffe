/**
 * Scales the HSL lightness of RGBA bytes by factor / 100 in place, as ImageMagick's modulate does; alpha stays.
 *
 * Hue and saturation are kept, so with m the new minimum and C the new chroma each channel is m + C·(c - min)/(max - min):
 * the usual way through a hue angle gives the same colour with more steps to round in.
 */
export function applyBrightness(data: Uint8ClampedArray | Uint8Array, factor: number): void {
  if (factor === 100) return
  const gain = factor / 100
  for (let i = 0; i < data.length; i += 4) {
    const r = data[i]
    const g = data[i + 1]
    const b = data[i + 2]
    const max = r > g ? Math.max(r, b) : Math.max(g, b)
    const min = r < g ? Math.min(r, b) : Math.min(g, b)
    const sum = max + min
    const lightness = (gain * sum) / 510
    if (lightness >= 1) {
      data[i] = data[i + 1] = data[i + 2] = 255
      continue
    }
    const range = max - min
    if (range === 0) {
      data[i] = data[i + 1] = data[i + 2] = (lightness * 255 + 0.5) | 0
      continue
    }
    const saturation = range / (sum < 255 ? sum : 510 - sum)
    const chroma = saturation * (lightness < 0.5 ? lightness + lightness : 2 - (lightness + lightness))
    const floor = lightness * 255 - chroma * 127.5 + 0.5
    const slope = (chroma * 255) / range
    data[i] = (floor + slope * (r - min)) | 0
    data[i + 1] = (floor + slope * (g - min)) | 0
    data[i + 2] = (floor + slope * (b - min)) | 0
  }
}
