import { urlOf } from '@irodori/client'
import type { Design } from '@irodori/contract'
import { readImage } from '@irodori/contract/endpoints/image'

/** Where a print picture of a saved page is; null until it is made. `previewName` is the picture reduced. */
export function pictureAddress(
  { imageFolder, orderNumber, ...names }: Pick<Design, 'imageFolder' | 'orderNumber' | 'imageName' | 'previewName'>,
  which: 'imageName' | 'previewName',
): string | null {
  const cropImageName = names[which]
  return cropImageName === null
    ? null
    : urlOf(readImage, { params: { imageFolder, cropImageName }, query: { orderNumber } })
}
