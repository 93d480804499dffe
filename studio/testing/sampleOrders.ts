import type { Order, OrderProduct } from '@irodori/contract/entities/order'

const PERSON = { familyName: '山田', firstName: '花子', familyNameKana: 'ヤマダ', firstNameKana: 'ハナコ' }

export const orderedProduct = (overrides: Partial<OrderProduct> = {}): OrderProduct => ({
  productId: 'card',
  categoryId: 'cards',
  name: 'グリーティングカード',
  unit: 1,
  chargeableUnit: 0,
  hasChargeablePackage: false,
  productType: 'NORMAL',
  numberOfSides: 2,
  totalPage: null,
  quantityInStock: 100,
  isDeleted: false,
  isPublic: true,
  options: [],
  imageUrl: '',
  product: { image: '' },
  ...overrides,
})

/** Pieces of a product that have no design yet. */
export const missingPieces = (count: number, productId = 'card'): Order['missingParts'][number] => ({
  kind: 'PIECE',
  productId,
  count,
})

/** An open order of one card without a design. */
export const sampleOrder = (overrides: Partial<Order> = {}): Order => ({
  id: overrides.orderNumber ?? 'order-1',
  orderNumber: 'irodori-10000001',
  phoneNumber: '0312345678',
  status: 'WAITING',
  ecSiteId: null,
  ecType: null,
  payMethod: 'クレジットカード',
  paymentType: 'OTHER',
  totalPrice: 4400,
  isPaid: true,
  processMethod: 'normal',
  orderDate: '2026-11-18T03:00:00.000Z',
  shipDate: null,
  orderer: PERSON,
  receiver: {
    ...PERSON,
    id: 'receiver-1',
    zipCode: '150-0001',
    prefecture: '東京都',
    city: '渋谷区',
    subAddress1: '神宮前1-2-3',
    subAddress2: '',
    phoneNumber: '0312345678',
  },
  products: [orderedProduct()],
  productId: 'card',
  hasLineProduct: false,
  designs: [],
  designItems: [],
  designGroups: [],
  packages: [],
  remainingNumber: 1,
  overNumber: 0,
  missingParts: [missingPieces(1)],
  isDesigned: false,
  deliveryDays: null,
  deliveryTime: null,
  deliveryDate: null,
  numberOfDaysFromNowToShipDate: 4,
  expectedShipDateString: '11/27(金)',
  urlReleasedDate: null,
  timeToAutoStartProduction: null,
  beginningOfWaitingCreation: null,
  numberOfChildren: -1,
  numberOfChildrenFromDb: null,
  childrenDOBSurvey: [],
  updatedAt: '2026-11-20T03:00:00.000Z',
  ...overrides,
})

/** A second order of two cards, placed later, for tests in which two orders could be mixed up. */
export const otherOrder = (overrides: Partial<Order> = {}): Order =>
  sampleOrder({
    orderNumber: 'irodori-10000002',
    phoneNumber: '0612345678',
    orderDate: '2026-11-20T03:00:00.000Z',
    products: [orderedProduct({ unit: 2 })],
    remainingNumber: 2,
    missingParts: [missingPieces(2)],
    ...overrides,
  })
