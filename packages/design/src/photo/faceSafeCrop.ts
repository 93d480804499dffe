import type { ImageItem } from '@irodori/contract/entities/designItem'
import { boundsOfImage } from '@irodori/geometry/affine'
import type { Point, Rect, Size } from '@irodori/geometry/shape'
import { centreOf } from '@irodori/geometry/shape'
import { frameToPhoto, localBox } from '../document/itemGeometry.ts'
import type { FaceRanges, Range } from './bestOffset.ts'
import { bestOffsets, nearestIn } from './bestOffset.ts'
import type { Crop } from './crop.ts'
import { cropFields, cropOf, fitCropInside } from './crop.ts'
import type { Side } from './facesInFrame.ts'
import { facesOnPhoto, NEARLY_WHOLE, reachOf, roomBeside, sharing, visibleSides } from './facesInFrame.ts'
import type { PhotoFields } from './photoPlacement.ts'
import { placePhoto } from './photoPlacement.ts'

/** Boxes in pixels of the upright photo. */
export interface FaceBoxes {
  readonly faces: readonly Rect[]
  /** What may be a face: a crop keeps it whole where faces allow it, and nothing else follows from it. */
  readonly possibleFaces: readonly Rect[]
}

/** The faces of a photo; missing as long as they are unknown. */
export type PhotoFaces = { readonly [K in keyof FaceBoxes]?: FaceBoxes[K] | undefined }

export interface PhotoWithFaces extends Size, PhotoFaces {
  readonly imageName: string
}

/** The fields of a frame with a newly placed photo whose faces are shown whole where that is possible. */
export function placeWithFaces(frame: ImageItem, photo: PhotoWithFaces): PhotoFields {
  const centred = placePhoto(frame, photo)
  if (!(photo.faces?.length || photo.possibleFaces?.length)) return centred
  return { ...centred, ...cropFields(faceSafeCrop({ ...frame, ...centred }, photo)) }
}

/**
 * The crop of a newly placed photo, moved such that the frame cuts no face where such a crop of the same size exists. It
 * moves no further than a margin beside the faces needs. If not all faces fit, as many as possible are nearly whole, and
 * they are in the middle.
 * @param item the frame with its photo centred
 */
function faceSafeCrop(item: ImageItem, photo: Size & PhotoFaces): Crop {
  const crop = cropOf(item)
  const centre = centreOf(crop.rect)
  const bounds = boundsOfImage(frameToPhoto(item), localBox(item))
  // The widest crop touches two opposite edges of the photo and moves between the others; a rotated one may touch none.
  const [across, down] = [(photo.width - bounds.width) / 2, (photo.height - bounds.height) / 2]
  const way = across > down ? { x: 1, y: 0 } : { x: 0, y: 1 }
  const most = Math.max(across, down, 0)
  const extent = across > down ? bounds.width : bounds.height
  const sides = visibleSides(item)
  const rangesIn = (boxes: readonly Rect[]): FaceRanges[] =>
    facesOnPhoto(boxes, photo).map((box) => rangesOf(box, { sides, centre, way, extent }))
  const offset = nearestIn(offsetsFor(photo, rangesIn, { from: -most, to: most }), 0)
  const { left, top } = crop.rect
  const moved = { ...crop.rect, left: left + offset * way.x, top: top + offset * way.y }
  return fitCropInside({ ...crop, rect: moved }, item, photo)
}

/** The offsets that suit the faces, and of these the ones that suit the possible faces. */
function offsetsFor(
  { faces = [], possibleFaces = [] }: PhotoFaces,
  rangesIn: (boxes: readonly Rect[]) => FaceRanges[],
  all: Range,
): Range {
  const exact = rangesIn(faces)
  const best = exact.length === 0 ? { range: all, whole: 0 } : bestOffsets(exact, all)
  if (best.whole < exact.length)
    return bestOffsets(rangesIn(faces.map((face) => sharing(face, NEARLY_WHOLE))), all).range
  const others = rangesIn(possibleFaces)
  if (others.length === 0) return best.range
  const { range, whole } = bestOffsets(others, best.range)
  return whole > 0 ? range : best.range
}

interface Way {
  readonly sides: readonly Side[]
  readonly centre: Point
  /** Unit vector. */
  readonly way: Point
  /** Extent of the crop along the way. */
  readonly extent: number
}

function rangesOf(face: Rect, { sides, centre, way, extent }: Way): FaceRanges {
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const side of sides) {
    const room = roomBeside(side, face, centre)
    const along = side.x * way.x + side.y * way.y
    // Rounding leaves a share of a side that is parallel to the way.
    if (Math.abs(along) < 1e-9) {
      if (room < 0) to = Number.NEGATIVE_INFINITY
    } else if (along > 0) from = Math.max(from, -room / along)
    else to = Math.min(to, -room / along)
  }
  const { x, y } = centreOf(face)
  const middle = (x - centre.x) * way.x + (y - centre.y) * way.y
  const half = reachOf(face, way)
  const reach = half + extent / 2
  return {
    whole: { from, to },
    touched: { from: middle - reach, to: middle + reach },
    middle,
    area: face.width * face.height,
    length: 2 * half,
  }
}
