import type { FontFamily } from '@irodori/contract'
import { isImageItem, isTextItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import { placePhoto } from '@irodori/design'
import { switchFontFor } from '@irodori/typography'
import { namePlaces } from './namePlace.ts'

/** A photo that the kernel knows, in its upright pixels. */
export interface KnownPhoto {
  readonly imageName: string
  readonly width: number
  readonly height: number
}

/** A template's page with somebody's photo in its windows and their name in its words. */
export function dressPage(
  page: DesignPage,
  photo: KnownPhoto | null,
  name: string,
  fonts: readonly FontFamily[],
): DesignPage {
  const places = name === '' ? new Map<string, string>() : namePlaces(page.items.filter(isTextItem), name)
  const items = page.items.map((item) => {
    if (isImageItem(item)) return photo && !item.isDisabledItem ? { ...item, ...placePhoto(item, photo) } : item
    const text = places.get(item.id)
    return text === undefined ? item : { ...item, text, font: switchFontFor(text, item.font, fonts) }
  })
  return { ...page, items }
}
