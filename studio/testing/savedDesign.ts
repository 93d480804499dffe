import type { Design } from '@irodori/contract/entities/design'
import type { DesignPage } from '@irodori/design/designPage'
import { draftOfPage } from '@irodori/design/designPage'

/** A page as the server answers with it. */
export const savedDesign = (page: DesignPage, id: string, updatedAt: string): Design => ({
  ...draftOfPage(page, null, null),
  id,
  idStr: id,
  saveType: 'update',
  status: 'DRAFT',
  orderNumber: 'irodori-10000001',
  phoneNumber: '0312345678',
  groupNumber: 7,
  designSeries: null,
  productOptionId: null,
  packagePlanId: null,
  packagePlan: null,
  packageId: null,
  productIdentify: 'card',
  product: null,
  imageFolder: 'photos of the order',
  imageName: null,
  image: '',
  previewName: null,
  imageResize: '',
  hasImageItem: false,
  isDisabledItem: false,
  isNotComplete: false,
  isNotCompleteType: 0,
  printHash: null,
  printKernel: null,
  printCheck: 'PENDING',
  updatedAt,
})
