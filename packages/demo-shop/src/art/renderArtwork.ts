import { type RenderedImage, Resvg } from '@resvg/resvg-js'
import { encodePng } from './encodePng.ts'

const OPTIONS = { font: { loadSystemFonts: false }, logLevel: 'error' } as const

const rendered = (svg: string, widthPx: number): RenderedImage =>
  new Resvg(svg, { ...OPTIONS, fitTo: { mode: 'width', value: widthPx } }).render()

// A drawing with a blur in it is a picture of light and keeps every level; the others are flat sheets of paper.
const isShaded = (svg: string): boolean => svg.includes('<filter')

/**
 * Draws artwork as a PNG, transparent where the SVG paints nothing.
 * The SVG's own proportions decide the height; `heightPx` is what the caller counts on.
 * @throws when the two do not agree, for then a window would not lie over its photo.
 */
export function renderArtwork(svg: string, widthPx: number, heightPx: number): Uint8Array {
  const image = rendered(svg, widthPx)
  if (image.width !== widthPx || image.height !== heightPx) {
    throw new Error(`artwork is ${image.width} x ${image.height} px, expected ${widthPx} x ${heightPx}`)
  }
  return isShaded(svg) ? image.asPng() : encodePng(image.pixels, widthPx, heightPx)
}

/** A picture of any width to stand inside another; the height follows. */
export const renderToWidth = (svg: string, widthPx: number): Uint8Array => rendered(svg, widthPx).asPng()

/** The pixels of artwork: RGBA with colours multiplied by alpha, four bytes each, rows from the top. */
export function artworkPixels(svg: string, widthPx: number): { width: number; height: number; rgba: Uint8Array } {
  const image = rendered(svg, widthPx)
  return { width: image.width, height: image.height, rgba: image.pixels }
}
