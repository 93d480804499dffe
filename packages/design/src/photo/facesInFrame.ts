import type { ImageItem } from '@irodori/contract/entities/designItem'
import { apply } from '@irodori/geometry/affine'
import { flatten } from '@irodori/geometry/flatten'
import { onCircle } from '@irodori/geometry/path'
import type { Point, Rect, Size } from '@irodori/geometry/shape'
import { centreOf, intersectRects, rect } from '@irodori/geometry/shape'
import { framePath, frameToPhoto, innerRadiusOf } from '../document/itemGeometry.ts'

/**
 * A side of the part of a photo that a frame shows. The part lies where x·p.x + y·p.y ≤ most, for points p in pixels of
 * the photo relative to the centre of the crop. (x, y) has the length 1.
 */
export interface Side {
  readonly x: number
  readonly y: number
  readonly most: number
}

/** Greatest distance of a chord from its curve, as a share of the shorter side of a frame. */
const CHORD_TOLERANCE = 1e-3
/** Greatest sweep of one chord along a ring sector, in degrees. */
const CHORD_SWEEP = 3
/** Pixels of a photo by which a face may exceed its frame, for rounding. */
const SLACK = 0.01

/**
 * A frame that shows this share of the width and height of a face shows it nearly whole: boxes of found faces are no more
 * exact than that.
 */
export const NEARLY_WHOLE = 0.92

/**
 * The sides of a convex polygon within the part of its photo that a frame shows. Curves are replaced by chords. Of a ring
 * sector the polygon contains what lies above the top of its inner arc.
 */
export function visibleSides(frame: ImageItem): readonly Side[] {
  const toPhoto = frameToPhoto(frame)
  const centre = centreOf(rect(frame.croppedLeft, frame.croppedTop, frame.croppedWidth, frame.croppedHeight))
  const { lines, inside } = frame.type === 'ARC_IMAGE' ? linesOfSector(frame) : linesOfPath(frame)
  const within = apply(toPhoto, inside)
  return lines.flatMap(([from, to]) => {
    const [a, b] = [apply(toPhoto, from), apply(toPhoto, to)]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    if (length === 0) return []
    const [x, y] = [(b.y - a.y) / length, (a.x - b.x) / length]
    const outward = x * (within.x - a.x) + y * (within.y - a.y) > 0 ? -1 : 1
    const most = x * (a.x - centre.x) + y * (a.y - centre.y)
    return [{ x: outward * x, y: outward * y, most: outward * most }]
  })
}

type Line = readonly [Point, Point]

function linesOfPath(frame: ImageItem): { readonly lines: readonly Line[]; readonly inside: Point } {
  const [outline = new Float64Array()] = flatten(
    framePath(frame),
    CHORD_TOLERANCE * Math.min(frame.width, frame.height),
  )
  const points = Array.from({ length: outline.length / 2 }, (_, at) => ({
    x: outline[2 * at] ?? 0,
    y: outline[2 * at + 1] ?? 0,
  }))
  const lines = points.map((point, at): Line => [points.at(at - 1) ?? point, point])
  return { lines, inside: { x: frame.width / 2, y: frame.height / 2 } }
}

function linesOfSector({ width, height, radius, angle }: Extract<ImageItem, { type: 'ARC_IMAGE' }>) {
  const centre = { x: width / 2, y: radius }
  const top = radius - innerRadiusOf(radius, height, angle)
  const chords = Math.ceil(angle / CHORD_SWEEP)
  const arc = Array.from({ length: chords + 1 }, (_, at) => onCircle(centre, radius, angle * (at / chords - 0.5)))
  const [first = centre, last = centre] = [arc[0], arc.at(-1)]
  const outer = arc.slice(1).map((point, at): Line => [arc[at] ?? point, point])
  const lines: readonly Line[] = [
    ...outer,
    [centre, first],
    [centre, last],
    [
      { x: 0, y: top },
      { x: width, y: top },
    ],
  ]
  return { lines, inside: { x: width / 2, y: top / 2 } }
}

/** Half the extent of a face, an ellipse in its box, in the direction of a side. */
export const reachOf = (face: Size, { x, y }: Pick<Side, 'x' | 'y'>): number =>
  Math.hypot((face.width / 2) * x, (face.height / 2) * y)

/** The middle of a face, with this share of its width and height. */
export function sharing({ left, top, width, height }: Rect, share: number): Rect {
  const rest = (1 - share) / 2
  return rect(left + rest * width, top + rest * height, share * width, share * height)
}

/** The boxes of faces as far as they lie on the photo. */
export const facesOnPhoto = (faces: readonly Rect[], photo: Size): readonly Rect[] =>
  faces.flatMap((face) => intersectRects(face, rect(0, 0, photo.width, photo.height)) ?? [])

/**
 * Distance by which a side lies outside a face, in pixels of the photo; negative if it cuts the face.
 * @param centre centre of the crop in pixels of the photo
 */
export function roomBeside(side: Side, face: Rect, centre: Point): number {
  const { x, y } = centreOf(face)
  return side.most + SLACK - side.x * (x - centre.x) - side.y * (y - centre.y) - reachOf(face, side)
}

/**
 * Number of faces of a photo that its frame does not show nearly whole.
 * @param faces boxes in pixels of the upright photo
 */
export function countCutFaces(item: ImageItem, faces: readonly Rect[]): number {
  if (item.imageName === null || faces.length === 0) return 0
  const sides = visibleSides(item)
  const centre = centreOf(rect(item.croppedLeft, item.croppedTop, item.croppedWidth, item.croppedHeight))
  const photo = { width: item.sourceWidth, height: item.sourceHeight }
  return facesOnPhoto(faces, photo)
    .map((face) => sharing(face, NEARLY_WHOLE))
    .filter((face) => sides.some((side) => roomBeside(side, face, centre) < 0)).length
}
