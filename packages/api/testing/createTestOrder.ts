import { randomUUID } from 'node:crypto'
import type { PrintCheck } from '@irodori/contract/entities/design'
import type { OrderStatus } from '@irodori/contract/entities/order'
import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import { putProduct } from '../src/catalogue/putProduct.ts'
import { putTemplates } from '../src/catalogue/putTemplate.ts'
import type { OrderDetails } from '../src/database/tables/orders.ts'
import type { Database } from '../src/database/tables.ts'
import { json } from '../src/database/tables.ts'
import { draftOf, PRODUCTS, TEMPLATE, TEMPLATES, withoutPhotos } from './smallShop.ts'

const NAMES = { familyName: '田中', firstName: '健', familyNameKana: 'タナカ', firstNameKana: 'ケン' }
const PHONE = '09012345678'

interface Input {
  readonly products?: OrderDetails['products']
  readonly status?: OrderStatus
  readonly details?: Partial<OrderDetails>
  readonly at?: Date
  readonly accountId?: string
}

interface CreatedOrder {
  readonly orderNumber: string
  readonly phoneNumber: string
  readonly id: string
}

let count = 0

/** Creates an order of one card, by default a draft. */
export async function createTestOrder(database: Database, input: Input = {}): Promise<CreatedOrder> {
  count += 1
  const orderNumber = `irodori-${String(70_000_000 + count)}`
  const id = `test-order-${count}`
  const at = input.at ?? new Date('2026-11-20T01:00:00.000Z')
  const details: OrderDetails = {
    ecSiteId: null,
    payMethod: 'クレジットカード',
    paymentType: 'OTHER',
    isSettled: true,
    processMethod: 'normal',
    heldFrom: null,
    orderDate: '2026-11-20T01:00:00.000Z',
    shipDate: null,
    orderer: NAMES,
    receiver: {
      ...NAMES,
      id: `${id}-receiver`,
      zipCode: '100-0001',
      prefecture: '東京都',
      city: '千代田区',
      subAddress1: '千代田1-1',
      subAddress2: '',
      phoneNumber: PHONE,
    },
    products: input.products ?? [{ productId: 'card', unit: 1, chargeableUnit: 0 }],
    totalPrice: 4400,
    messageTemplateId: null,
    ...input.details,
  }
  await database
    .insertInto('shop_order')
    .values({
      order_number: orderNumber,
      id,
      phone_number: PHONE,
      status: input.status ?? 'DRAFT',
      image_folder: id.padStart(32, '0'),
      details: json(details),
      account_id: input.accountId ?? null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return { orderNumber, phoneNumber: PHONE, id }
}

interface Page {
  readonly group: number
  readonly side?: number
  readonly productId?: string
  readonly printCheck?: PrintCheck
  /** With an empty frame. */
  readonly isBlank?: boolean
}

/** Saves a page of an order and returns its id. */
export async function createTestPage(database: Database, orderNumber: string, page: Page): Promise<string> {
  const side = page.side ?? 1
  const productId = page.productId ?? TEMPLATE.productId
  const template = testTemplate(productId, side)
  const { id: _, ...draft } = draftOf(template, randomUUID(), {
    items: page.isBlank ? template.items : withoutPhotos(template.items),
  })
  const at = new Date('2026-11-20T02:00:00.000Z')
  const id = randomUUID()
  await database
    .insertInto('design')
    .values({
      id,
      order_number: orderNumber,
      random_id: draft.randomId,
      group_number: page.group,
      design_series_id: null,
      page_number: '0',
      side_number: draft.sideNumber,
      revision: 1,
      draft: json(draft),
      print_check: page.printCheck ?? 'EQUAL',
      print_hash: null,
      print_name: null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return id
}

/** The template of a side of the card, or of a test product. */
function testTemplate(productId: string, sideNumber: number): Template {
  const own = TEMPLATES.find((template) => template.productId === productId && template.sideNumber === sideNumber)
  return own ?? { ...TEMPLATE, id: `${productId}-${sideNumber}`, templateGroupId: productId, productId, sideNumber }
}

/** Creates a product like the card, but with one side, and a template for each of its sides. */
export async function createTestProduct(
  database: Database,
  change: Partial<StoredProduct> & { id: string },
): Promise<void> {
  const card = PRODUCTS.find(({ id }) => id === 'card')
  if (!card) throw new Error('the small shop must have the product card')
  const document = { ...card, numberOfSides: 1, options: [], name: change.id, ...change }
  const sides = Array.from({ length: document.numberOfSides }, (_, at) => testTemplate(change.id, at + 1))
  await database.transaction().execute(async (tx) => {
    await putProduct(tx, document)
    await putTemplates(tx, sides)
  })
}

/** Creates the wrapping plans of the card: two free ones and a chargeable box. */
export async function createTestPackagePlans(database: Database): Promise<void> {
  const plan = (id: string, isFree: boolean, position: number): PackagePlan => ({
    id,
    identifier: id,
    name: id,
    description: '',
    imageUrl: null,
    isFree,
    price: isFree ? 0 : 330,
    packagePlanCatId: isFree ? 'wrapping' : 'gift-box',
    position,
  })
  for (const document of [plan('ribbon', true, 2), plan('bag', true, 1), plan('box', false, 3)]) {
    const { id, packagePlanCatId, position } = document
    await database
      .insertInto('package_plan')
      .values({ id, package_plan_cat_id: packagePlanCatId, position, document: json(document) })
      .execute()
  }
}
