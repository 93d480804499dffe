import type { DesignDraft } from '@irodori/contract/entities/design'
import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Order, OrderStatus } from '@irodori/contract/entities/order'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import { EMPTY_FRAME } from '@irodori/design/photoPlacement'
import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import { putCategory } from '../src/catalogue/putCategory.ts'
import { putProduct } from '../src/catalogue/putProduct.ts'
import { putTemplates } from '../src/catalogue/putTemplate.ts'
import { putTemplateSeries } from '../src/catalogue/putTemplateSeries.ts'
import type { Database } from '../src/database/tables.ts'
import { json } from '../src/database/tables.ts'
import { transact } from '../src/database/transact.ts'
import { putTestProfile } from './testProfile.ts'

const AT = '2026-04-01T00:00:00.000Z'
const FONT = 'NotoSansJP.ttf'

const PRODUCT: StoredProduct = {
  id: 'card',
  name: '小さなカード',
  description: '両面のカード',
  imageUrl: '/api/images?path=product%2Fcard.png',
  categoryId: 'cards',
  categoryIdentify: 'cards',
  productIdentify: 'card',
  productType: 'NORMAL',
  numberOfSides: 2,
  seichoku: null,
  minFontSize: 8,
  minFontWeight: 'Normal',
  fonts: [{ value: FONT, web: 'NotoSansJP-Normal.ttf', chars: 'jp' }],
  colors: '#000000,#ffffff',
  isLineProduct: false,
  isPublic: true,
  isDeleted: false,
  position: 1,
  quantityInStock: 100,
  options: [{ identifier: 'matt', name: 'マット', inStock: 9 }],
  creatingTime: 2,
  hashtags: ['春'],
  createdAt: AT,
  packagePlanCatId: 'wrapping',
  chargeablePackagePlanCatId: 'gift-box',
  allowPackagePlanEmptyChoice: true,
  printCompany: 'OTHER',
}

export const PRODUCTS: readonly StoredProduct[] = [
  PRODUCT,
  {
    ...PRODUCT,
    id: 'booklet',
    name: '小さな本',
    productIdentify: 'booklet',
    position: null,
    numberOfSides: 1,
    hashtags: [],
    seichoku: { pageSize: 10, totalPage: 8 },
    printCompany: 'SEICHOKU',
    price: { yen: 3960, kind: 'FROM', taxRate: 10 },
  },
  { ...PRODUCT, id: 'hidden', name: '準備中', isPublic: false },
  { ...PRODUCT, id: 'deleted', name: '終了', isDeleted: true },
]

const placed = { position: 1, priorityIndex: 1, rotate: 0, isDisabledItem: false }

/** A page of 60 by 40 pixels with one frame and one text. */
export const TEMPLATE: Template = {
  id: 'card-front',
  name: '小さなカード（表）',
  templateName: '小さなカード（表）',
  pageNumber: '0',
  sideNumber: 1,
  templateGroupId: 'card',
  templateSeriesId: null,
  productId: 'card',
  productIdentify: 'card',
  width: 60,
  height: 40,
  dpi: 72,
  bleedMm: 0,
  safeMm: 0,
  backgroundColor: '#ffffff',
  backgroundUrl: null,
  foregroundUrl: null,
  items: [
    {
      type: 'RECT_IMAGE',
      id: 'window',
      ...placed,
      left: 2,
      top: 2,
      width: 30,
      height: 30,
      ...EMPTY_FRAME,
      borderRadius: { rx: 10, ry: 10 },
    },
    {
      type: 'TEXT',
      id: 'words',
      ...placed,
      left: 34,
      top: 2,
      width: 24,
      height: 30,
      text: '春',
      templateItemText: '春',
      font: FONT,
      fontSize: 10,
      fontWeight: 'Normal',
      color: '#203040',
      background: null,
      borderTextColor: null,
      isTextCompiled: false,
      verticalAlignment: 'Center',
      horizontalAlignment: 'Center',
      truncated: false,
    },
  ],
  thumbnail: 'thumbnail/card-front.png',
  thumbnailUrl: '/api/images?path=thumbnail%2Fcard-front.png',
  hashtags: ['春', 'はな'],
  imageItemCount: 1,
  textItemCount: 1,
  maxUploadMegabytes: 10,
  publishedAt: AT,
}

const page = (pageNumber: string): Template => ({
  ...TEMPLATE,
  id: `booklet-${pageNumber}`,
  name: `小さな本 ${pageNumber}`,
  productId: 'booklet',
  productIdentify: 'booklet',
  pageNumber,
  templateGroupId: `booklet-${pageNumber}`,
  templateSeriesId: 'booklet',
})

export const TEMPLATES: readonly Template[] = [
  TEMPLATE,
  {
    ...TEMPLATE,
    id: 'card-back',
    name: '小さなカード（裏）',
    sideNumber: 2,
    items: [],
    imageItemCount: 0,
    textItemCount: 0,
  },
  ...['0', '-1', '2', '1', '4', '3'].map(page),
]

const WAITING_A = { orderNumber: 'irodori-00000001', phoneNumber: '090-1111-1111' }
const WAITING_B = { orderNumber: 'irodori-00000002', phoneNumber: '090-2222-2222' }

/** Two orders that can be designed, and one in each status that refuses changes. */
export const ORDERS = {
  a: { ...WAITING_A, status: 'WAITING' },
  b: { ...WAITING_B, status: 'WAITING' },
  cancelled: { orderNumber: 'irodori-00000003', phoneNumber: '090-3333-3333', status: 'CANCEL' },
  produced: { orderNumber: 'irodori-00000004', phoneNumber: '090-4444-4444', status: 'CREATING' },
  reordered: { orderNumber: 'irodori-00000005', phoneNumber: '090-5555-5555', status: 'PENDING_CANCEL' },
} as const satisfies Record<string, { orderNumber: string; phoneNumber: string; status: OrderStatus }>

const NAME = { familyName: '佐藤', firstName: '美咲', familyNameKana: 'サトウ', firstNameKana: 'ミサキ' }
const RECEIVER: Order['receiver'] = {
  ...NAME,
  id: 'receiver',
  zipCode: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
  subAddress1: '千代田1-1',
  subAddress2: '',
  phoneNumber: '090-1111-1111',
}

/** Fills a database with the small shop. */
export async function openSmallShop(database: Database, now: Date): Promise<void> {
  await putTestProfile(database)
  const category = {
    id: 'cards',
    name: 'カード',
    position: 1,
    createdAt: AT,
    isLineCategory: false,
    enableExpectedDelivery: true,
    startExpectedExport: null,
    endExpectedExport: null,
  }
  const series = {
    id: 'booklet',
    name: '小さな本',
    productId: 'booklet',
    thumbnailUrl: TEMPLATE.thumbnailUrl,
    hashtags: [],
    sumImageItemSeries: 6,
    sumTextItemSeries: 6,
    publishedAt: AT,
  }
  await transact(database, async (tx) => {
    await putCategory(tx, category)
    for (const product of PRODUCTS) await putProduct(tx, product)
    await putTemplates(tx, TEMPLATES)
    await putTemplateSeries(tx, series)
  })
  const notice = {
    id: 'home',
    kind: 'HOME',
    isEnabled: true,
    fromTime: AT,
    toTime: '2027-04-01T00:00:00.000Z',
    content: '春',
  }
  await database
    .insertInto('notice')
    .values({ id: 'home', kind: 'HOME', document: json(notice) })
    .execute()
  await database
    .insertInto('font_family')
    .values({ value: FONT, position: 0, document: json(PRODUCT.fonts[0]) })
    .execute()
  await database
    .insertInto('shop_order')
    .values(
      Object.values(ORDERS).map(({ orderNumber, phoneNumber, status }, index) => ({
        order_number: orderNumber,
        id: `order-${index}`,
        phone_number: normalisePhoneNumber(phoneNumber),
        status,
        image_folder: String(index).repeat(32),
        details: json({
          ecSiteId: null,
          payMethod: 'クレジットカード',
          paymentType: 'OTHER',
          isSettled: true,
          processMethod: 'normal',
          heldFrom: null,
          orderDate: AT,
          shipDate: null,
          orderer: NAME,
          receiver: RECEIVER,
          products: [
            { productId: 'card', unit: 1, chargeableUnit: 0 },
            { productId: 'hidden', unit: 1, chargeableUnit: 0 },
            { productId: 'deleted', unit: 1, chargeableUnit: 0 },
          ],
          totalPrice: 4400,
          messageTemplateId: null,
        }),
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
}

/** The items of a page whose frames are turned off, so that it is complete without a photo. */
export const withoutPhotos = (items: readonly DesignItem[]): DesignItem[] =>
  items.map((item) => (isImageItem(item) ? { ...item, isDisabledItem: true } : item))

/** A page of a template as the editor saves it. */
export function draftOf(template: Template, randomId: string, change: Partial<DesignDraft> = {}): DesignDraft {
  const { width, height, dpi, bleedMm, safeMm, backgroundColor, backgroundUrl, foregroundUrl, monthGrid, month } =
    template
  return {
    id: null,
    randomId,
    templateId: template.id,
    productId: template.productId,
    designSeriesId: null,
    pageNumber: template.pageNumber,
    sideNumber: template.sideNumber,
    sideCount: 2,
    width,
    height,
    dpi,
    bleedMm,
    safeMm,
    backgroundColor,
    backgroundUrl,
    foregroundUrl,
    monthGrid,
    month,
    items: template.items,
    approvedHash: null,
    ...change,
  }
}
