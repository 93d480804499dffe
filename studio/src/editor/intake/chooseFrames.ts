import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isDayPhoto, isImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

/** The page has fewer enabled frames than there are photos. */
export interface TooManyPhotos {
  readonly code: 'TOO_MANY_PHOTOS'
  /** Number of enabled frames of the page. */
  readonly most: number
}

/**
 * Chooses the frames for `count` photos that are added together. The first photo goes into the target frame, the others
 * into the next frames in reading order, empty frames first. Filled frames are replaced last. The frame of an own day takes
 * a photo only as the target, because who is shown there is for the customer to choose.
 * @param targetId the frame under the pointer or the selected frame; null if there is none
 */
export function chooseFrames(
  page: DesignPage,
  count: number,
  targetId: string | null,
): Result<readonly ImageItem[], TooManyPhotos> {
  const enabled = page.items
    .filter(isImageItem)
    .filter((item) => !item.isDisabledItem && (!isDayPhoto(item) || item.id === targetId))
    .toSorted((a, b) => a.position - b.position)
  if (count > enabled.length) return err({ code: 'TOO_MANY_PHOTOS', most: enabled.length })
  const target = enabled.find(({ id }) => id === targetId)
  const start = target ? enabled.indexOf(target) + 1 : 0
  const others = [...enabled.slice(start), ...enabled.slice(0, start)].filter((item) => item !== target)
  const empty = others.filter((item) => item.imageName === null)
  const filled = others.filter((item) => item.imageName !== null)
  const order = [...(target ? [target] : []), ...empty, ...filled]
  return ok(order.slice(0, count))
}
