import type { Drawing, OrnamentItem } from '@irodori/contract/entities/designItem'
import type { Affine } from '@irodori/geometry/affine'
import { chain, scaling, translation } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import { parseSvgPath } from '@irodori/geometry/svgPath'
import { itemToPage } from './itemGeometry.ts'

/** A shape of an ornament in the coordinates of its drawing. */
export interface OrnamentFill {
  readonly outline: Path
  readonly colour: string
}

/** A move or another colour keeps the drawing, so that its outlines stay the same objects. */
const outlines = new WeakMap<Drawing, readonly Path[]>()

/**
 * The shapes of an ornament from bottom to top.
 * @throws RangeError if the drawing has an outline that is none; the server stores no such drawing
 */
export function ornamentFills({ drawing, colours }: OrnamentItem): readonly OrnamentFill[] {
  const paths = outlines.get(drawing) ?? drawing.shapes.map(({ outline }) => parseSvgPath(outline))
  outlines.set(drawing, paths)
  return paths.map((outline, at) => {
    const ink = drawing.shapes[at]?.ink ?? 0
    return { outline, colour: colours[ink] ?? colours[0] ?? '' }
  })
}

/** Maps the coordinates of an ornament's drawing to the page. */
export function drawingToPage(item: OrnamentItem): Affine {
  const across = item.width / item.drawing.width
  const down = item.height / item.drawing.height
  const toBox = item.isMirrored ? chain(scaling(-across, down), translation(item.width, 0)) : scaling(across, down)
  return chain(toBox, itemToPage(item))
}
