import { elementOf } from '../art/elementOf.ts'
import { dot, n, page, shape, tag } from '../art/svg.ts'
import { frameLines, innerFrames } from '../composing/borders.ts'
import { cornersOf, depthAt, middleOf, roomAt, type Sheet } from '../composing/sheet.ts'
import { deepestEdge, largestFrame, rect, stripAt, type System } from './system.ts'

/**
 * A soft field that ends in the middle of the largest photo, and a strong shape that stands out from behind each one. The
 * field is the whole page if that photo bleeds.
 */
export const fields: System = (palette) => ({
  behind: (sheet) => {
    const { width, height, unit, bleed, frames } = sheet
    const main = largestFrame(sheet)
    if (main?.isBleeding) return page(width, height, palette.tint)
    const { edge, depth } = deepestEdge(sheet, Math.max(width, height), 3 * unit)
    const middle = main ? middleOf(main) : { x: 0, y: 0 }
    const reach = { left: middle.x, right: width - middle.x, top: middle.y, bottom: height - middle.y }
    const field = stripAt(sheet, edge, Math.min(depth, main ? reach[edge] : bleed + 14 * unit))
    const offset = 2.4 * unit
    const shades = innerFrames(frames).map((frame) => {
      const [left, top] = [frame.left + offset, frame.top + offset]
      const round = frame.shape === 'circle' ? frame.width / 2 : frame.corner
      const { x, y } = middleOf(frame)
      return frame.shape === 'arc'
        ? ''
        : tag('rect', {
            x: n(left),
            y: n(top),
            width: n(frame.width),
            height: n(frame.height),
            rx: n(round),
            fill: palette.deep,
            transform: `rotate(${frame.rotate} ${n(x)} ${n(y)})`,
          })
    })
    return (
      page(width, height, palette.paper) + (depth < bleed + 8 * unit ? '' : rect(field, palette.tint)) + shades.join('')
    )
  },
  before: ({ frames, unit }) => frameLines(frames, unit * 0.1, palette.paper, unit * 0.4),
})

/** Quarters of rings in two opposite corners. */
export const rings: System = (palette) => ({
  behind: (sheet) => {
    const { width, height, unit } = sheet
    const corners = cornersOf(sheet)
    const colours = [palette.deep, palette.light, palette.mark, palette.tint]
    const drawn = [1, 3].map((index) => {
      const corner = elementOf(corners, index)
      const reach = Math.min(
        46 * unit,
        ...sheet.reserved.map((box) => roomAt({ ...sheet, frames: [], reserved: [box] }, corner, 46 * unit) - 2 * unit),
      )
      return [1, 0.76, 0.52, 0.28]
        .map((share, at) => dot(corner.x, corner.y, Math.max(0, reach * share), elementOf(colours, 3 - at)))
        .join('')
    })
    return page(width, height, palette.paper) + drawn.join('')
  },
  before: ({ frames, unit }) => frameLines(frames, unit * 0.5, palette.paper, unit * 1),
})

/** Two fine lines about the page, and about the photos. */
export const lines: System = (palette) => ({
  before: (sheet) => {
    const { width, height, bleed, unit, frames } = sheet
    if (innerFrames(frames).length < frames.length) return foot(sheet, palette.mark)
    const border = (inset: number, pen: number): string =>
      tag('rect', {
        x: n(bleed + inset * unit),
        y: n(bleed + inset * unit),
        width: n(width - 2 * (bleed + inset * unit)),
        height: n(height - 2 * (bleed + inset * unit)),
        fill: 'none',
        stroke: palette.mark,
        'stroke-width': n(pen * unit),
      })
    return border(2.4, 0.5) + border(3.5, 0.14) + frameLines(frames, unit * 0.8, palette.mark, unit * 0.16)
  },
})

/** A bar along the edge of each photo that bleeds. */
const foot = ({ frames, unit, width, height }: Sheet, fill: string): string =>
  frames
    .filter(({ isBleeding }) => isBleeding)
    .flatMap(({ left, top, width: wide, height: tall }) => [
      ...(top + tall < height - 1 ? [rect({ left, top: top + tall, width: wide, height: 0.8 * unit }, fill)] : []),
      ...(top > 1 ? [rect({ left, top: top - 0.8 * unit, width: wide, height: 0.8 * unit }, fill)] : []),
      ...(left + wide < width - 1 ? [rect({ left: left + wide, top, width: 0.8 * unit, height: tall }, fill)] : []),
      ...(left > 1 ? [rect({ left: left - 0.8 * unit, top, width: 0.8 * unit, height: tall }, fill)] : []),
    ])
    .join('')

/** Wide stripes across two opposite corners. */
export const ribbons: System = (palette) => ({
  behind: (sheet) => {
    const { width, height, unit } = sheet
    const corners = cornersOf(sheet)
    const drawn = [0, 2].map((index) => {
      const corner = elementOf(corners, index)
      const reach = depthAt({ ...sheet, frames: [] }, corner, 44 * unit)
      const bar = (from: number, to: number, fill: string): string =>
        shape(`M${n(-3 * reach)} ${n(-reach * to)}H${n(3 * reach)}V${n(-reach * from)}H${n(-3 * reach)}Z`, fill)
      return tag(
        'g',
        { transform: `translate(${n(corner.x)} ${n(corner.y)}) rotate(${corner.inward})` },
        bar(-1, 0.4, palette.deep) + bar(0.46, 0.6, palette.mark) + bar(0.66, 0.72, palette.light),
      )
    })
    return page(width, height, palette.paper) + drawn.join('')
  },
  before: ({ frames, unit }) => frameLines(frames, unit * 0.5, palette.paper, unit * 1),
})
