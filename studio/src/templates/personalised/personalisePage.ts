import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { FontFamily } from '@irodori/contract/entities/product'
import type { DesignPage } from '@irodori/design/designPage'
import { placePhoto } from '@irodori/design/photoPlacement'
import { switchFontFor } from '@irodori/typography/productFont'
import { personalText } from './personalText.ts'
import type { PersonalDetails } from './storedPersonalisation.ts'

/** A photo that the kernel has ingested; its size in pixels is that of the upright photo. */
export interface IngestedPhoto {
  readonly imageName: string
  readonly width: number
  readonly height: number
}

/** A template's page with the customer's photo in its frames and their details in its texts. */
export const personalisePage = (
  page: DesignPage,
  photo: IngestedPhoto | null,
  details: PersonalDetails,
  fonts: readonly FontFamily[],
): DesignPage => ({
  ...page,
  items: personaliseTexts(page, details, fonts).items.map((item) =>
    isImageItem(item) && photo && !item.isDisabledItem ? { ...item, ...placePhoto(item, photo) } : item,
  ),
})

/** A template's page with the customer's details in its texts, each in a font that has its characters. */
export const personaliseTexts = (
  page: DesignPage,
  details: PersonalDetails,
  fonts: readonly FontFamily[],
): DesignPage => ({
  ...page,
  items: page.items.map((item) => {
    if (!isTextItem(item)) return item
    const text = personalText(item, details)
    return text === null ? item : { ...item, text, font: switchFontFor(text, item.font, fonts) }
  }),
})
