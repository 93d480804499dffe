import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Rgba } from '@irodori/imaging/rgba'
import type { ColourConverter } from './colour/colourConverter.ts'
import { cropPixels } from './cropPixels.ts'
import type { Layer } from './photoLayer.ts'
import type { PrintPicture } from './printPicture.ts'
import { stencilOf } from './printPicture.ts'

/** The plate of artwork in a spot colour: its alpha is the amount of the colour, its mean colour the one on screens. */
export async function spotPicture(layer: Layer, name: string, colours: ColourConverter): Promise<PrintPicture> {
  const { width, height, data } = layer.pixels
  const amounts = new Uint8Array(width * height)
  const shown = cropPixels(layer.pixels, { left: 0, top: 0, width, height })
  for (let at = 0; at < amounts.length; at++) {
    amounts[at] = data[at * 4 + 3] ?? 0
    shown.data[at * 4 + 3] = amounts[at] === 0 ? 0 : 255
  }
  const spot = { name, alternate: await colours.components(meanColour(data)) }
  const bytes = deflateSync(amounts)
  const mask = { kind: 'STENCIL', bytes: deflateSync(stencilOf(shown)) } as const
  const hash = createHash('sha256')
    .update(`${JSON.stringify(spot)} ${width} ${height}`)
    .update(bytes)
    .digest('hex')
  return { bytes, channels: 1, width, height, mask, spot, hash }
}

/** The mean of the colours, weighted by their alpha. */
function meanColour(data: Uint8ClampedArray): Rgba {
  let [r, g, b, weight] = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    r += (data[at] ?? 0) * alpha
    g += (data[at + 1] ?? 0) * alpha
    b += (data[at + 2] ?? 0) * alpha
    weight += alpha
  }
  const mean = (sum: number): number => Math.round(sum / weight)
  return { r: mean(r), g: mean(g), b: mean(b), a: 255 }
}
