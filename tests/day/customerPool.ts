import type { Template } from '@irodori/contract/entities/template'
import { pageFromTemplate } from '@irodori/design/designPage'
import { present } from '@irodori/design/testing/present'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { hashesInNode } from '../parity/hashInNode.ts'
import type { CallContext } from './caller.ts'
import { openCaller } from './caller.ts'
import type { Customer, Outcome } from './customer.ts'
import { runJourney } from './journey.ts'
import type { Ledger } from './ledger.ts'
import { openRecord } from './ledger.ts'
import type { DayShop } from './shop.ts'
import type { Staff } from './staff.ts'

interface Deps {
  readonly shop: DayShop
  readonly staff: Pick<Staff, 'addParcel'>
  readonly readMail: Customer['readMail']
  readonly ledger: Ledger
  readonly random: () => number
  readonly isOver: () => boolean
}

export interface CustomerPool {
  /** Keeps so many customers active until the day is over; each is followed by another. @returns the count of each outcome */
  run(atOnce: number): Promise<Map<Outcome, number>>
  readonly counts: CallContext['counts']
}

const PHONE = '09055556666'
const ORDERS_AT_A_TIME = 60
/** Share of the customers whose order comes from a marketplace. */
const MARKETPLACE_SHARE = 0.25

/** The ordered products: a card with a large stock and a key holder with a small one. */
const GOODS = [
  { productId: 'thank-you-card', groupId: 'thank-you-card-kusabana', optionId: null, share: 0.8 },
  { productId: 'pair-keyholder', groupId: 'pair-keyholder-yozora', optionId: 'gold', share: 0.2 },
] as const

interface Purchase {
  readonly orderNumber: string
  readonly phoneNumber: string
  readonly goods: (typeof GOODS)[number]
  readonly pieces: number
}

export async function openCustomerPool({ shop, staff, readMail, ledger, random, isOver }: Deps): Promise<CustomerPool> {
  const addresses = shop.proxies.customers.map(({ port }) => `http://127.0.0.1:${port}`)
  const address = present(addresses[0])
  const counts: CallContext['counts'] = {
    attempts: 0,
    answered: 0,
    unavailable: 0,
    interrupted: 0,
    serverErrors: new Map(),
  }
  const context: CallContext = { addresses, isOpen: () => !isOver(), random, counts }
  const templates = await templatesOf(address)
  const { small, clear } = await samplePhotos()
  const photos = [small(), clear()] as const
  const sizes = await sizesOf(photos)
  const sizeOf: Customer['sizeOf'] = (photo) => sizes.get(photo) ?? { width: 0, height: 0 }
  const approve = await createApproval(address, photos, templates)

  let orders = 0
  const waiting: Purchase[] = []
  /** Imports new orders with the staff's tool. */
  async function importOrders(): Promise<void> {
    const purchases = Array.from({ length: ORDERS_AT_A_TIME }, (): Purchase => {
      orders += 1
      const goods = random() < GOODS[0].share ? GOODS[0] : GOODS[1]
      const pieces = random() < 0.3 ? 2 : 1
      return { orderNumber: `irodori-${30_000_000 + orders}`, phoneNumber: PHONE, goods, pieces }
    })
    const file = shop.write(`orders-${orders}.json`, JSON.stringify(purchases.map(orderJson)))
    for (let done = false; !done && !isOver(); ) {
      done = await shop.staff('orders', 'import', file).then(
        () => true,
        () => false,
      )
      if (done) for (const { orderNumber } of purchases) openRecord(ledger, orderNumber)
    }
    waiting.push(...purchases.filter(({ orderNumber }) => ledger.orders.has(orderNumber)))
  }
  let importing: Promise<void> | null = null
  const marketplaceSales = shop.marketplaces.sales.values()
  /** The next customer of a marketplace, who has not logged in yet. */
  function nextMarketplaceCustomer(): Purchase | null {
    const sale = marketplaceSales.next().value
    if (!sale) return null
    openRecord(ledger, sale.orderNumber, { ...sale, isAcknowledged: false })
    return { ...sale, goods: GOODS[0] }
  }
  async function next(): Promise<Purchase | null> {
    const marketplaceCustomer = random() < MARKETPLACE_SHARE ? nextMarketplaceCustomer() : null
    if (marketplaceCustomer) return marketplaceCustomer
    while (waiting.length === 0 && !isOver()) {
      importing ??= importOrders().finally(() => {
        importing = null
      })
      await importing
    }
    return waiting.shift() ?? null
  }
  await importOrders()

  const think = async (most: number) => {
    const until = performance.now() + random() * most
    while (performance.now() < until && !isOver()) await new Promise((resolve) => setTimeout(resolve, 200))
  }
  async function runOne({ orderNumber, phoneNumber, goods, pieces }: Purchase): Promise<Outcome> {
    const record = ledger.orders.get(orderNumber)
    if (!record) throw new Error(`order ${orderNumber} is not in the ledger`)
    const own = templates.filter(({ templateGroupId }) => templateGroupId === goods.groupId)
    const [first, second] = photos
    const [photo, otherPhoto] = random() < 0.5 ? [first, second] : [second, first]
    const open: Customer['open'] = (login) => openCaller(context, login)
    const caller = open({ path: '/api/authentication/guest', body: { orderNumber, phoneNumber } })
    const { optionId } = goods
    const customer = { caller, record, phoneNumber, pieces, optionId, templates: own, photo, otherPhoto }
    const outcome = await runJourney(
      { ...customer, sizeOf, random, readMail, open, isOver, think, approve },
      random() < 0.25,
    )
    if (outcome === 'IN_PRODUCTION') staff.addParcel({ record, caller })
    return outcome
  }
  return {
    counts,
    async run(atOnce) {
      const outcomes = new Map<Outcome, number>()
      const customers = Array.from({ length: atOnce }, async () => {
        for (let purchase = await next(); purchase && !isOver(); purchase = await next()) {
          const outcome = await runOne(purchase)
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        }
      })
      await Promise.all(customers)
      return outcomes
    },
  }
}

async function templatesOf(address: string): Promise<Template[]> {
  const read = async <Data>(path: string): Promise<Data> =>
    ((await (await fetch(address + path, { headers: { 'Csrf-Token': 'nocheck' } })).json()) as { data: Data }).data
  const found: Template[] = []
  for (const { productId, groupId } of GOODS) {
    const { templates } = await read<{ templates: { id: string }[] }>(`/api/template/product/${productId}?pageSize=100`)
    for (const { id } of templates) {
      for (const template of await read<Template[]>(`/api/templates/${id}/groups`)) {
        if (template.templateGroupId === groupId && !found.some((one) => one.id === template.id)) found.push(template)
      }
    }
  }
  return found.toSorted((a, b) => a.sideNumber - b.sideNumber)
}

/** Computes approved hashes with the kernel in this process, as customers' browsers do. */
async function createApproval(address: string, photos: readonly PhotoFile[], templates: readonly Template[]) {
  const files = new Map<string, Uint8Array>()
  for (const { bytes, fileName } of photos) {
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
    files.set(`${digest}.${fileName.split('.').at(-1)}`, bytes)
  }
  const approve = await hashesInNode(files, address)
  // Loads the artwork once, before the faults begin.
  for (const template of templates) await approve(pageFromTemplate(template, 1, () => crypto.randomUUID()))
  return approve
}

/** The size of each photo after its orientation is applied. */
async function sizesOf(photos: readonly PhotoFile[]): Promise<Map<PhotoFile, ReturnType<Customer['sizeOf']>>> {
  const sizes = new Map<PhotoFile, ReturnType<Customer['sizeOf']>>()
  for (const photo of photos) {
    const { width, height } = acceptedPhoto(await openPhoto(photo.bytes)).pixels
    sizes.set(photo, { width, height })
  }
  return sizes
}

const PERSON = { familyName: '森', firstName: '遥', familyNameKana: 'モリ', firstNameKana: 'ハルカ' }

const orderJson = ({ orderNumber, goods, pieces }: Purchase) => ({
  orderNumber,
  phoneNumber: PHONE,
  payMethod: 'クレジットカード',
  orderDate: new Date().toISOString(),
  ordererEmail: `${orderNumber}@example.com`,
  totalPrice: 880 * pieces,
  orderer: PERSON,
  receiver: {
    ...PERSON,
    zipCode: '150-0001',
    prefecture: '東京都',
    city: '渋谷区',
    subAddress1: '神宮前1-2-3',
    phoneNumber: PHONE,
  },
  products: [{ productId: goods.productId, unit: pieces }],
})
