import { urlOf } from '@irodori/client/urlOf'
import { readSharedImage } from '@irodori/contract/endpoints/image'
import type { Design } from '@irodori/contract/entities/design'
import type { Order } from '@irodori/contract/entities/order'
import { designGroups } from '../piece/designGroups.ts'

/** The picture of a page for sharing. */
export interface SharedPicture {
  readonly id: string
  readonly page: Design
  /** The address of the picture, cut to the trim and too small to print from. */
  readonly src: string
}

/** The request for the shared picture of a page; null while the page is not rendered. */
export const sharedImageOf = ({ imageFolder, orderNumber, imageName }: Design) =>
  imageName === null ? null : { params: { imageFolder, cropImageName: imageName }, query: { orderNumber } }

/** SHR-1: the rendered pages of an order, piece by piece in reading order. */
export const sharedPictures = ({ designs }: Pick<Order, 'designs'>): readonly SharedPicture[] =>
  designGroups({ designs, missingParts: [], sampleTexts: [] })
    .flatMap(({ pages }) => pages)
    .flatMap((page) => {
      const request = sharedImageOf(page)
      return request === null ? [] : [{ id: page.id, page, src: urlOf(readSharedImage, request) }]
    })

/** SHR-2: the index after `step` steps; the first picture follows the last. */
export const wrappedIndex = (index: number, step: number, length: number): number =>
  (((index + step) % length) + length) % length
