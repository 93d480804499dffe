import type { Affine } from '@irodori/geometry/affine'
import { chain, compose, invert, scaling, translation } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import { COORDS_OF_VERB, transformPath } from '@irodori/geometry/path'
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

/** The path commands of MOVE, LINE, QUAD, CUBIC and CLOSE. */
const LETTERS = 'MLQCZ'

/** An outline of the page as data for CSS path(), in CSS pixels from the corner of the page. */
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
