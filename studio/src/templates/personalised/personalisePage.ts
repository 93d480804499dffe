import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { FontFamily } from '@irodori/contract/entities/product'
import type { DesignPage } from '@irodori/design/designPage'
import { placePhoto } from '@irodori/design/photoPlacement'
import { switchFontFor } from '@irodori/typography/productFont'
import { nameReplacements } from './nameReplacements.ts'

/** A photo that the kernel has ingested; its size in pixels is that of the upright photo. */
export interface IngestedPhoto {
  readonly imageName: string
  readonly width: number
  readonly height: number
}

/** A template's page with the customer's photo in its frames and their name in its texts. */
export function personalisePage(
  page: DesignPage,
  photo: IngestedPhoto | null,
  name: string,
  fonts: readonly FontFamily[],
): DesignPage {
  const replacements = name === '' ? new Map<string, string>() : nameReplacements(page.items.filter(isTextItem), name)
  const items = page.items.map((item) => {
    if (isImageItem(item)) return photo && !item.isDisabledItem ? { ...item, ...placePhoto(item, photo) } : item
    const text = replacements.get(item.id)
    return text === undefined ? item : { ...item, text, font: switchFontFor(text, item.font, fonts) }
  })
  return { ...page, items }
}
