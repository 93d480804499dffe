import { withOrder } from '@irodori/client/orderQuery'
import { urlOf } from '@irodori/client/urlOf'
import { readImage } from '@irodori/contract/endpoints/picture'
import type { Design } from '@irodori/contract/entities/design'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import type { DesignGroup } from './designGroups.ts'

/** The path segment of a piece without a series. */
const NO_SERIES = 'none'

/** The place of a page in its piece, and an item on it. */
interface EditedPlace {
  readonly pageNumber: string
  readonly sideNumber: number
  readonly itemId?: string
}

/** The address of the editor of a designed piece that opens a certain page and selects an item. */
export function editPlaceAddress(
  orderNumber: string,
  group: DesignGroup,
  { pageNumber, sideNumber, itemId }: EditedPlace,
): string {
  const place = { page: pageNumber, side: String(sideNumber), ...(itemId === undefined ? {} : { item: itemId }) }
  return `${editAddress(orderNumber, group)}?${new URLSearchParams(place)}`
}

/** The address of the editor of a designed piece. */
export const editAddress = (orderNumber: string, group: DesignGroup): string =>
  pagePath(PAGES.editDesign, {
    orderNumber,
    groupNumber: String(group.groupNumber),
    designSeriesId: group.designSeriesId ?? NO_SERIES,
    productId: group.productId,
  })

/** The address of the templates of a product, for a new design of this order. */
export const makeAddress = (orderNumber: string, productId: string): string =>
  withOrder(pagePath(PAGES.product, { productId }), orderNumber)

/** The address of the full print picture of a page; null until it is rendered. */
export const pagePictureAddress = (page: Design): string | null => pictureAddress(page, page.imageName)

/** The address of the reduced print picture; null until it is rendered. */
export const pagePreviewAddress = (page: Design): string | null => pictureAddress(page, page.previewName)

const pictureAddress = ({ imageFolder, orderNumber }: Design, cropImageName: string | null): string | null =>
  cropImageName === null ? null : urlOf(readImage, { params: { imageFolder, cropImageName }, query: { orderNumber } })
