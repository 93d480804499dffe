import type { ImageItem } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'

export type Placement =
  | { readonly kind: 'PLACE'; readonly windows: readonly ImageItem[] }
  /** More photos than the page can take; `most` is how many it can. */
  | { readonly kind: 'TOO_MANY'; readonly most: number }

/**
 * Which windows take `count` photos that arrive together. The first goes where it was aimed at, the others into the
 * next windows in reading order, empty ones first; photos that are there already are replaced only by an aimed one.
 * @param aimedAt the window under the pointer, or the selected one; null where there is none.
 */
export function chooseFrames(page: DesignPage, count: number, aimedAt: string | null): Placement {
  const enabled = page.items
    .filter(isImageItem)
    .filter((item) => !item.isDisabledItem)
    .toSorted((a, b) => a.position - b.position)
  if (count > enabled.length) return { kind: 'TOO_MANY', most: enabled.length }
  const aimed = enabled.find(({ id }) => id === aimedAt)
  const start = aimed ? enabled.indexOf(aimed) + 1 : 0
  const others = [...enabled.slice(start), ...enabled.slice(0, start)].filter((item) => item !== aimed)
  const empty = others.filter((item) => item.imageName === null)
  const filled = others.filter((item) => item.imageName !== null)
  const order = [...(aimed ? [aimed] : []), ...empty, ...filled]
  return { kind: 'PLACE', windows: order.slice(0, count) }
}
