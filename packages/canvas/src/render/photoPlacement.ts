import type { Affine } from '@irodori/geometry/affine'
import { chain, compose, invert, scaling, translation } from '@irodori/geometry/affine'
import { svgPathData } from '@irodori/geometry/drawPath'
import type { Path } from '@irodori/geometry/path'
import { transformPath } from '@irodori/geometry/path'
import type { Rect, Size } from '@irodori/geometry/shape'
import type { PlanEntry } from './paintPlan.ts'

type PhotoEntry = Extract<PlanEntry, { kind: 'PHOTO' }>

/** Maps the pixels of a picture that shows a part of a photo to print pixels of the page. */
export const pictureToPage = ({ op }: Pick<PhotoEntry, 'op'>, part: Rect, picture: Size): Affine =>
  chain(
    scaling(part.width / picture.width, part.height / picture.height),
    translation(part.left, part.top),
    invert(op.toPhoto),
  )

/** The map as a CSS transform of an element in the corner of the page. @param zoom CSS pixels per print pixel */
export function cssTransform(toPage: Affine, zoom: number): string {
  const { a, b, c, d, e, f } = compose(toPage, scaling(zoom))
  return `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})`
}

/** An outline of the page as data for CSS path(), in CSS pixels from the corner of the page. */
export const cssPath = (path: Path, zoom: number): string => svgPathData(transformPath(path, scaling(zoom)))
