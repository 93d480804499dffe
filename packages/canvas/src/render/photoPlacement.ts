import type { Affine, Path, Rect, Size } from '@irodori/geometry'
import { COORDS_OF_VERB, chain, compose, invert, scaling, transformPath, translation } from '@irodori/geometry'
import type { PlanEntry } from './paintPlan.ts'

type PhotoEntry = Extract<PlanEntry, { kind: 'PHOTO' }>

/** How a picture that shows a part of a photo lies on the page: from its own pixels to print pixels. */
export const pictureToPage = ({ op }: Pick<PhotoEntry, 'op'>, part: Rect, picture: Size): Affine =>
  chain(
    scaling(part.width / picture.width, part.height / picture.height),
    translation(part.left, part.top),
    invert(op.toPhoto),
  )

/** The same as CSS says it of an element that lies in the page's corner. @param zoom CSS pixels per print pixel. */
export function cssTransform(toPage: Affine, zoom: number): string {
  const { a, b, c, d, e, f } = compose(toPage, scaling(zoom))
  return `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})`
}

/** MOVE, LINE, QUAD, CUBIC and CLOSE in turn. */
const LETTERS = 'MLQCZ'

/** An outline of the page as the data of CSS's path(), in CSS pixels from the page's corner. */
export function cssPath(path: Path, zoom: number): string {
  const { verbs, coords } = transformPath(path, scaling(zoom))
  let at = 0
  let data = ''
  for (const verb of verbs) {
    data += `${LETTERS[verb]}${coords.subarray(at, at + COORDS_OF_VERB[verb]).join(' ')}`
    at += COORDS_OF_VERB[verb]
  }
  return data
}
