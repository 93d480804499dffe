import type { Random } from '../art/random.ts'
import { BLEED_MM, type PageFormat, px } from '../entities/pageFormat.ts'
import { arcPhoto } from '../drafts/items.ts'
import type { ArcSpot, Layout, FrameSpot, TextSpot } from './layout.ts'
import type { Box, Frame, Sheet } from './sheet.ts'

/** Converts positions in fractions of the trim, and lengths in hundredths of its shorter side, to print pixels. */
export function measuresOf(format: PageFormat) {
  const bleed = px(BLEED_MM)
  const [trimWidth, trimHeight] = [format.width - 2 * bleed, format.height - 2 * bleed]
  const unit = Math.min(trimWidth, trimHeight) / 100
  const at = ({ x, y }: { x: number; y: number }) => ({ x: bleed + x * trimWidth, y: bleed + y * trimHeight })
  const box = (spot: Box): Box => ({
    left: bleed + spot.left * trimWidth,
    top: bleed + spot.top * trimHeight,
    width: spot.width * trimWidth,
    height: spot.height * trimHeight,
  })
  return { bleed, unit, trimWidth, trimHeight, at, box }
}

export const textBoxOf = ({ x, y, w, h }: TextSpot): Box => ({ left: x, top: y, width: w, height: h })

/**
 * Places a layout on a page format.
 * @param texts boxes of the ink of the texts, in print pixels
 * @param hasEmblem whether the look has a motif for the place of it
 */
export function arrange(
  format: PageFormat,
  layout: Layout,
  texts: readonly Box[],
  random: Random,
  hasEmblem = false,
): Sheet {
  const { bleed, unit, at, box, trimWidth, trimHeight } = measuresOf(format)
  const frameOf = (spot: FrameSpot): Frame => {
    const middle = at(spot)
    const [width, height] = [spot.w * trimWidth, spot.h * trimHeight]
    const diameter = spot.shape === 'circle' ? Math.min(width, height) : 0
    const frame = {
      left: middle.x - (diameter || width) / 2,
      top: middle.y - (diameter || height) / 2,
      width: diameter || width,
      height: diameter || height,
      shape: spot.shape ?? 'rect',
      rotate: spot.rotate ?? 0,
      corner: (spot.corner ?? 0) * unit,
      angle: 0,
      radius: 0,
      isBleeding: spot.isBleeding ?? false,
    }
    return frame.isBleeding ? { ...frame, ...withBleed(frame, format) } : frame
  }
  const arcOf = ({ outer, inner, angle, direction }: ArcSpot): Frame => {
    const middle = { centreX: format.width / 2, centreY: format.height / 2 }
    const piece = arcPhoto({ ...middle, outerRadius: outer * unit, innerRadius: inner * unit, angle, direction })
    const { left, top, width, height, rotate, radius } = piece
    return { left, top, width, height, rotate, radius, angle, shape: 'arc', corner: 0, isBleeding: false }
  }
  return {
    width: format.width,
    height: format.height,
    unit,
    bleed,
    random,
    frames: layout.frames.map((spot) => (spot.shape === 'arc' ? arcOf(spot) : frameOf(spot))),
    reserved: [
      ...texts,
      ...[
        ...(layout.figures?.area ?? []),
        ...(layout.month ? [layout.month.area] : []),
        ...(layout.panels ?? []),
        ...(layout.emblem && hasEmblem ? [layout.emblem] : []),
      ].map(box),
    ],
  }
}

/** Extends a frame that reaches the trim to the edge of the bleed. */
function withBleed({ left, top, width, height }: Box, page: PageFormat): Box {
  const edge = px(BLEED_MM) + 2
  const x = left <= edge ? 0 : left
  const y = top <= edge ? 0 : top
  const right = left + width >= page.width - edge ? page.width : left + width
  const bottom = top + height >= page.height - edge ? page.height : top + height
  return { left: x, top: y, width: right - x, height: bottom - y }
}
