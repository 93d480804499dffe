import { Buffer } from 'node:buffer'
import { group, n, tag } from '../art/svg.ts'
import type { Template } from '../entities/types.ts'

/** A printed page: its template, and its exact render as PNG bytes, bleed included. */
export interface Print {
  template: Pick<Template, 'id' | 'width' | 'height' | 'bleedMm' | 'dpi'>
  png: Uint8Array
}

/** Place of a print in a picture: its centre and its width after cutting; the height follows. */
export interface Lying {
  x: number
  y: number
  width: number
  turn?: number
  /** Corner radius. */
  corner?: number
  /** Offset of the shadow; 0 for none. */
  drop?: number
}

/** Height of a print that is cut to a width. */
export function heightOf({ template }: Print, width: number): number {
  const bleed = (template.bleedMm / 25.4) * template.dpi
  return (width * (template.height - 2 * bleed)) / (template.width - 2 * bleed)
}

/** The print cut at its trim, with its centre at (0, 0). */
export function cutPrint(print: Print, width: number, corner = 2): string {
  const { template, png } = print
  const bleed = (template.bleedMm / 25.4) * template.dpi
  const scale = width / (template.width - 2 * bleed)
  const height = heightOf(print, width)
  const clip = `${template.id}-${n(width)}-trim`
  const rect = { x: n(-width / 2), y: n(-height / 2), width: n(width), height: n(height), rx: n(corner) }
  return (
    tag('clipPath', { id: clip }, tag('rect', rect)) +
    group(
      { 'clip-path': `url(#${clip})` },
      tag('image', {
        x: n(-width / 2 - bleed * scale),
        y: n(-height / 2 - bleed * scale),
        width: n(template.width * scale),
        height: n(template.height * scale),
        preserveAspectRatio: 'none',
        'xlink:href': `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
      }),
    )
  )
}

/** A soft shadow of faint rounded rectangles of increasing size, at a tenth of a blur's cost. */
export const softShadow = (width: number, height: number, corner: number, drop: number): string =>
  [1, 0.82, 0.64, 0.48, 0.34, 0.2, 0.1]
    .map((share) => {
      const grow = drop * 1.5 * share
      return tag('rect', {
        x: n(-width / 2 - grow + drop * 0.25),
        y: n(-height / 2 - grow + drop * 0.8),
        width: n(width + 2 * grow),
        height: n(height + 2 * grow),
        rx: n(corner + grow),
        fill: '#3A2A1E',
        opacity: 0.042,
      })
    })
    .join('')

/** A print that lies on a table or hangs on a wall. */
export function lying(print: Print, { x, y, width, turn = 0, corner = 3, drop = 16 }: Lying): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
    drop > 0 ? softShadow(width, heightOf(print, width), corner, drop) : '',
    cutPrint(print, width, corner),
  )
}
