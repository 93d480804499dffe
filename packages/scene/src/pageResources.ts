import type { FontWeight } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { backgroundArtwork, printedTexts } from './displayList.ts'

export interface FontUse {
  readonly font: string
  readonly fontWeight: FontWeight
}

/** The resources that a page needs to be painted. */
export interface PageResources {
  /** imageName of each photo, without repetition. */
  readonly photos: readonly string[]
  /** Keys of the shop's artwork, without repetition. */
  readonly artwork: readonly string[]
  readonly fonts: readonly FontUse[]
}

export function resourcesOf(page: DesignPage): PageResources {
  const photos = page.items.flatMap((item) =>
    isImageItem(item) && !item.isDisabledItem && item.imageName ? [item.imageName] : [],
  )
  const artwork = [backgroundArtwork(page.sheet), page.sheet.foregroundUrl].filter((key) => key !== null)
  const fonts = new Map(printedTexts(page).map((item) => [`${item.font} ${item.fontWeight}`, item]))
  return {
    photos: [...new Set(photos)],
    artwork: [...new Set(artwork)],
    fonts: [...fonts.values()].map(({ font, fontWeight }) => ({ font, fontWeight })),
  }
}
