import { type RenderedImage, Resvg, renderAsync } from '@resvg/resvg-js'
import { encodePng, encodePngBeside } from './encodePng.ts'

const OPTIONS = { font: { loadSystemFonts: false }, logLevel: 'error' } as const

const atWidth = (widthPx: number) => ({ ...OPTIONS, fitTo: { mode: 'width', value: widthPx } }) as const

const rendered = (svg: string, widthPx: number): RenderedImage => new Resvg(svg, atWidth(widthPx)).render()

// A drawing with a blur, or with an area whose tone runs, is a picture of light and keeps every level; the others are flat
// sheets of paper.
const isShaded = (svg: string): boolean => svg.includes('<filter') || /<rect [^>]*fill="url\(/.test(svg)

function checkSize(image: RenderedImage, widthPx: number, heightPx: number): void {
  if (image.width === widthPx && image.height === heightPx) return
  throw new Error(`artwork is ${image.width} x ${image.height} px, expected ${widthPx} x ${heightPx}`)
}

/**
 * Draws artwork as a PNG, transparent where the SVG paints nothing.
 * The SVG's own proportions decide the height; `heightPx` is what the caller counts on.
 * @throws when the two do not agree, for then a window would not lie over its photo.
 */
export function renderArtwork(svg: string, widthPx: number, heightPx: number): Uint8Array {
  const image = rendered(svg, widthPx)
  checkSize(image, widthPx, heightPx)
  return isShaded(svg) ? image.asPng() : encodePng(image.pixels, widthPx, heightPx)
}

/** The same bytes, drawn beside the thread that asks. */
export async function drawArtwork(svg: string, widthPx: number, heightPx: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, atWidth(widthPx))
  checkSize(image, widthPx, heightPx)
  return isShaded(svg) ? image.asPng() : encodePngBeside(image.pixels, widthPx, heightPx)
}

/** A small PNG of any drawing, for a picture of a picture; drawn beside the thread that asks, the height follows. */
export const drawSmall = async (svg: string, widthPx: number): Promise<Uint8Array> =>
  (await renderAsync(svg, atWidth(widthPx))).asPng()

/** The pixels of artwork: RGBA with colours multiplied by alpha, four bytes each, rows from the top. */
export function artworkPixels(svg: string, widthPx: number): { width: number; height: number; rgba: Uint8Array } {
  const image = rendered(svg, widthPx)
  return { width: image.width, height: image.height, rgba: image.pixels }
}
