import { urlOf } from '@irodori/client'
import type { Design } from '@irodori/contract'
import type { DesignGroup } from './designGroups.ts'

const NO_SERIES = 'none'

/** Where a designed piece is changed. */
export const editAddress = (orderNumber: string, group: DesignGroup): string =>
  `/design/edit/${[orderNumber, String(group.groupNumber), group.designSeriesId ?? NO_SERIES, group.productId]
    .map(encodeURIComponent)
    .join('/')}`

/** The print picture of a page, or null until it is rendered. */
export const pagePictureAddress = ({ imageFolder, imageName, orderNumber }: Design): string | null =>
  imageName === null
    ? null
    : urlOf('readImage', { params: { imageFolder, cropImageName: imageName }, query: { orderNumber } })
