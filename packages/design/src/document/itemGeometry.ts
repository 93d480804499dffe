import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import type { Affine } from '@irodori/geometry/affine'
import { boundsOfImage, chain, rotation, rotationAbout, scaling, translation } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import { ellipsePath, ringSectorPath, roundedRectPath } from '@irodori/geometry/path'
import type { Rect, Size } from '@irodori/geometry/shape'
import { centreOf, rect } from '@irodori/geometry/shape'
import { sinCos } from '@irodori/geometry/trigonometry'

/** The box of an item in print pixels, before rotation by `rotate` degrees clockwise about its centre. */
export type Box = Pick<DesignItem, 'left' | 'top' | 'width' | 'height' | 'rotate'>

/** The item's own box, with its top left corner at the origin. */
export const localBox = (item: Size): Rect => rect(0, 0, item.width, item.height)

/** Maps the coordinates of an item's box to the page. */
export function itemToPage(item: Box): Affine {
  const box = rect(item.left, item.top, item.width, item.height)
  return chain(translation(item.left, item.top), rotationAbout(item.rotate, centreOf(box)))
}

/** The bounding box of the rotated item on the page: boundLeft, boundTop … of the specification. */
export const boundsOnPage = (item: Box): Rect => boundsOfImage(itemToPage(item), localBox(item))

/** The inner radius at which a ring sector's lowest corners touch the bottom of its box. */
export function innerRadiusOf(radius: number, height: number, sweep: number): number {
  const { cos } = sinCos(sweep / 2)
  return cos <= 0 ? 0 : Math.max(0, (radius - height) / cos)
}

/** The outline of a frame in the coordinates of its box; the photo is clipped to it. */
export function framePath(item: ImageItem): Path {
  const box = localBox(item)
  switch (item.type) {
    case 'RECT_IMAGE':
      return roundedRectPath(box, (item.borderRadius.rx / 100) * item.width, (item.borderRadius.ry / 100) * item.height)
    case 'CIRCLE_IMAGE':
      return ellipsePath(box)
    case 'ARC_IMAGE': {
      const centre = { x: item.width / 2, y: item.radius }
      return ringSectorPath(centre, item.radius, innerRadiusOf(item.radius, item.height, item.angle), item.angle)
    }
  }
}

/** Maps the coordinates of a frame's box to pixels of the upright photo: crop, scale and rotation. */
export function frameToPhoto(item: ImageItem): Affine {
  return chain(
    translation(-item.width / 2, -item.height / 2),
    scaling(item.croppedWidth / item.width, item.croppedHeight / item.height),
    rotation(-item.imageRotate),
    translation(item.croppedLeft + item.croppedWidth / 2, item.croppedTop + item.croppedHeight / 2),
  )
}
