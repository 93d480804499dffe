import { PAGES, pagePath } from '@irodori/contract/pages'
import { urlOf } from '@irodori/client'
import type { Design } from '@irodori/contract'
import { readImage } from '@irodori/contract/endpoints/image'
import type { DesignGroup } from './designGroups.ts'

const NO_SERIES = 'none'

/** Where a designed piece is changed. */
export const editAddress = (orderNumber: string, group: DesignGroup): string =>
  pagePath(PAGES.editDesign, {
    orderNumber,
    groupNumber: String(group.groupNumber),
    designSeriesId: group.designSeriesId ?? NO_SERIES,
    productId: group.productId,
  })

/** The print picture of a page, every pixel of it; null until it is rendered. */
export const pagePictureAddress = (page: Design): string | null => pictureAddress(page, page.imageName)

/** The print picture reduced; null until it is rendered. */
export const pagePreviewAddress = (page: Design): string | null => pictureAddress(page, page.previewName)

const pictureAddress = ({ imageFolder, orderNumber }: Design, cropImageName: string | null): string | null =>
  cropImageName === null ? null : urlOf(readImage, { params: { imageFolder, cropImageName }, query: { orderNumber } })
