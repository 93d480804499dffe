import { urlOf } from '@irodori/client'
import type { Design, Order } from '@irodori/contract'
import { readSharedImage } from '@irodori/contract/endpoints/image'
import { designGroups } from '../piece/designGroups.ts'

/** A page that can be shown to others. */
export interface SharedPicture {
  readonly id: string
  readonly page: Design
  /** The picture cut to its trim, which is far too small to print from. */
  readonly src: string
}

/** The arguments of the call for a page's shared picture; null while the page is not rendered. */
export const sharedImageOf = ({ imageFolder, orderNumber, imageName }: Design) =>
  imageName === null ? null : { params: { imageFolder, cropImageName: imageName }, query: { orderNumber } }

/** SHR-1: the rendered pages of an order, piece by piece in reading order. */
export const sharedPictures = ({ designs }: Pick<Order, 'designs'>): readonly SharedPicture[] =>
  designGroups(designs)
    .flatMap(({ pages }) => pages)
    .flatMap((page) => {
      const given = sharedImageOf(page)
      return given === null ? [] : [{ id: page.id, page, src: urlOf(readSharedImage, given) }]
    })

/** SHR-2: the picture so many steps on; after the last comes the first. */
export const turned = (index: number, step: number, length: number): number =>
  (((index + step) % length) + length) % length
