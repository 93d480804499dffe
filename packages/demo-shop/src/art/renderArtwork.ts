import { type RenderedImage, Resvg, renderAsync } from '@resvg/resvg-js'
import { encodePng, encodePngFast, encodePngInBackground } from './encodePng.ts'

const OPTIONS = { font: { loadSystemFonts: false }, logLevel: 'error' } as const

const atWidth = (widthPx: number) => ({ ...OPTIONS, fitTo: { mode: 'width', value: widthPx } }) as const

const rendered = (svg: string, widthPx: number): RenderedImage => new Resvg(svg, atWidth(widthPx)).render()

// A drawing with a blur or a gradient keeps all colour levels; other drawings are flat and are encoded in steps.
const isShaded = (svg: string): boolean => svg.includes('<filter') || /<rect [^>]*fill="url\(/.test(svg)

function checkSize(image: RenderedImage, widthPx: number, heightPx: number): void {
  if (image.width === widthPx && image.height === heightPx) return
  throw new Error(`artwork is ${image.width} x ${image.height} px, expected ${widthPx} x ${heightPx}`)
}

/**
 * Renders artwork as a PNG, transparent where the SVG paints nothing.
 * The SVG's proportions determine the height.
 * @throws if the height differs from `heightPx`, because frames would not match their photos
 */
export function renderArtwork(svg: string, widthPx: number, heightPx: number): Uint8Array {
  const image = rendered(svg, widthPx)
  checkSize(image, widthPx, heightPx)
  return isShaded(svg) ? image.asPng() : encodePng(image.pixels, widthPx, heightPx)
}

/** The same bytes, rendered in the thread pool. */
export async function drawArtwork(svg: string, widthPx: number, heightPx: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, atWidth(widthPx))
  checkSize(image, widthPx, heightPx)
  return isShaded(svg) ? image.asPng() : encodePngInBackground(image.pixels, widthPx, heightPx)
}

/** A small PNG of a drawing that is not kept, rendered in the thread pool; the height follows from the width. */
export async function drawSmall(svg: string, widthPx: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, atWidth(widthPx))
  return encodePngFast(image.pixels, image.width, image.height)
}

/** The pixels of artwork: RGBA with premultiplied alpha, row by row from the top. */
export function artworkPixels(svg: string, widthPx: number): { width: number; height: number; rgba: Uint8Array } {
  const image = rendered(svg, widthPx)
  return { width: image.width, height: image.height, rgba: image.pixels }
}
