import type { Session } from '@irodori/client/session'
import type { Design } from '@irodori/contract/entities/design'
import type { Order, OrderProduct, Package } from '@irodori/contract/entities/order'
import { judgeDesigns } from '@irodori/rules/missingDesigns'
import { plainOrder, plainProduct } from '@irodori/rules/testing/sampleOrder'

const HASH = '0'.repeat(64)

/** A rendered and approved page: the front of the first piece of Hanako's order. */
export const sampleDesign = (overrides: Partial<Design> = {}): Design => {
  const id = overrides.id ?? 'design-1'
  return {
    id,
    idStr: id,
    saveType: 'update',
    status: 'DRAFT',
    randomId: '7e7b1a86-0a4c-4c3b-9d6e-1f0d2f6f0a01',
    templateId: 'template-1',
    productId: 'clock',
    productIdentify: 'CLOCK',
    designSeriesId: null,
    designSeries: null,
    pageNumber: '0',
    sideNumber: 1,
    sideCount: 1,
    width: 1200,
    height: 900,
    dpi: 300,
    bleedMm: 3,
    safeMm: 3,
    backgroundColor: '#ffffff',
    backgroundUrl: null,
    foregroundUrl: null,
    items: [],
    approvedHash: HASH,
    approvedKernel: 1,
    orderNumber: 'irodori-10000001',
    phoneNumber: '09011112222',
    groupNumber: 1,
    productOptionId: null,
    packagePlanId: null,
    packagePlan: null,
    packageId: 'parcel-1',
    product: {
      id: 'clock',
      name: '写真時計',
      category: '時計',
      categoryIdentify: 'CLOCK',
      productType: 'NORMAL',
      isPublic: true,
      quantityInStock: 100,
      packagePlanCatId: null,
      chargeablePackagePlanCatId: null,
      allowPackagePlanEmptyChoice: false,
      creatingTime: 3,
      numberOfSides: 1,
      seichoku: null,
    },
    imageFolder: 'folder-1',
    imageName: `${id}.png`,
    image: '',
    previewName: null,
    imageResize: '',
    hasImageItem: false,
    isDisabledItem: false,
    isNotComplete: false,
    isNotCompleteType: 0,
    printHash: HASH,
    printKernel: 1,
    printCheck: 'EQUAL',
    updatedAt: '2026-11-20T03:00:00.000Z',
    ...overrides,
  }
}

/** One clock without options and wrapping. */
export const sampleProduct = (overrides: Partial<OrderProduct> = {}): OrderProduct => ({
  ...plainProduct({ productId: 'clock', categoryId: 'clocks', name: '写真時計' }),
  imageUrl: 'data:,',
  ...overrides,
})

export const sampleParcel = (overrides: Partial<Package> = {}): Package => ({
  id: 'parcel-1',
  printCompany: 'OTHER',
  deliveryDays: null,
  deliveryTime: null,
  defaultExpectedDeliveryDate: null,
  expectedShipDate: '2026-11-27',
  plannedShipDate: '2026-11-27',
  shipment: null,
  deliveredDate: null,
  maxCreatingTime: 3,
  maxCreatingDays: 3,
  groupNumbers: [1],
  ...overrides,
})

const groupsOf = (designs: readonly Design[]): Order['designGroups'] =>
  [...Map.groupBy(designs, ({ groupNumber }) => groupNumber)].map(([groupNumber, pages]) => ({
    groupNumber,
    designSeriesId: pages[0]?.designSeriesId ?? null,
    packagePlanId: pages[0]?.packagePlanId ?? null,
    productOptionId: pages[0]?.productOptionId ?? null,
    productOptions: [],
    packageId: pages[0]?.packageId ?? null,
    productId: pages[0]?.productId ?? '',
    designIds: pages.map(({ id }) => id),
    isNotComplete: pages.some(({ isNotComplete }) => isNotComplete),
  }))

const judgedGroupsOf = (designs: readonly Design[]) =>
  [...Map.groupBy(designs, ({ groupNumber }) => groupNumber)].map(([groupNumber, pages]) => ({
    groupNumber,
    productId: pages[0]?.productId ?? '',
    totalPage: pages[0]?.designSeries?.totalPage ?? null,
    designs: pages,
  }))

/** Hanako's open order of one clock with a complete design, which Jiro receives. */
export const sampleOrder = (overrides: Partial<Order> = {}): Order => {
  const designs = overrides.designs ?? [sampleDesign()]
  const products = overrides.products ?? [sampleProduct()]
  const plain = plainOrder(sampleProduct())
  return {
    ...plain,
    phoneNumber: '09011112222',
    status: 'DRAFT',
    ecSiteId: 'YAHOO',
    ecType: 'YAHOO',
    receiver: {
      ...plain.receiver,
      familyName: '鈴木',
      firstName: '次郎',
      familyNameKana: 'スズキ',
      firstNameKana: 'ジロウ',
    },
    products,
    designs,
    designGroups: groupsOf(designs),
    packages: [sampleParcel()],
    ...judgeDesigns(products, judgedGroupsOf(designs)),
    ...overrides,
  }
}

/** Taro's order, for tests in which two orders could be mixed up. */
export const otherOrder = (overrides: Partial<Order> = {}): Order => {
  const orderNumber = 'irodori-20000002'
  const own = { orderNumber, phoneNumber: '08033334444' }
  return sampleOrder({
    id: 'order-2',
    ...own,
    orderDate: '2026-11-19T03:00:00.000Z',
    orderer: { familyName: '佐藤', firstName: '太郎', familyNameKana: 'サトウ', firstNameKana: 'タロウ' },
    designs: [sampleDesign({ id: 'design-2', imageFolder: 'folder-2', ...own })],
    updatedAt: '2026-11-21T03:00:00.000Z',
    ...overrides,
  })
}

export const GUEST: Session = { token: 'token-1', userName: 'irodori-10000001', role: 'GUEST' }
export const USER: Session = { token: 'token-2', userName: 'hanako@example.jp', role: 'USER' }
