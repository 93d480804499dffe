import { urlOf } from '@irodori/client/urlOf'
import { readImage } from '@irodori/contract/endpoints/picture'
import type { Design } from '@irodori/contract/entities/design'

/** URL of the print picture of a saved page; null until it is rendered. `previewName` is the reduced picture. */
export function pictureAddress(
  { imageFolder, orderNumber, ...names }: Pick<Design, 'imageFolder' | 'orderNumber' | 'imageName' | 'previewName'>,
  which: 'imageName' | 'previewName',
): string | null {
  const cropImageName = names[which]
  return cropImageName === null
    ? null
    : urlOf(readImage, { params: { imageFolder, cropImageName }, query: { orderNumber } })
}
