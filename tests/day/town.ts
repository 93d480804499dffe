import type { Template } from '@irodori/contract'
import { pageFromTemplate } from '@irodori/design'
import { openPhoto } from '@irodori/imaging/server'
import { hashesInNode } from '../parity/hashInNode.ts'
import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import type { Street } from './caller.ts'
import { openCaller } from './caller.ts'
import { live } from './customer.ts'
import type { Customer, Outcome } from './flow.ts'
import type { Ledger } from './ledger.ts'
import { openRecord } from './ledger.ts'
import type { DayShop } from './shop.ts'
import type { Staff } from './staff.ts'

interface Deps {
  readonly shop: DayShop
  readonly staff: Pick<Staff, 'made'>
  readonly readMail: Customer['readMail']
  readonly ledger: Ledger
  readonly random: () => number
  readonly isOver: () => boolean
}

export interface Town {
  /** So many customers at any time, each followed by the next, until the day is over. */
  live(atOnce: number): Promise<Map<Outcome, number>>
  readonly counts: Street['counts']
}

const PHONE = '09055556666'
const ORDERS_AT_A_TIME = 60
/** Of all orders, how many come from outside shops. */
const OUTSIDE = 0.25

/** What is ordered: a card of which there is plenty, and a key holder of which there is little. */
const GOODS = [
  { productId: 'thank-you-card', groupId: 'thank-you-card-kusabana', optionId: null, share: 0.8 },
  { productId: 'pair-keyholder', groupId: 'pair-keyholder-yozora', optionId: 'gold', share: 0.2 },
]

interface Bought {
  readonly orderNumber: string
  readonly phoneNumber: string
  readonly goods: (typeof GOODS)[number]
  readonly pieces: number
}

export async function openTown({ shop, staff, readMail, ledger, random, isOver }: Deps): Promise<Town> {
  const addresses = shop.lines.customers.map(({ port }) => `http://127.0.0.1:${port}`)
  const counts: Street['counts'] = { tries: 0, answered: 0, away: 0, cut: 0, faults: new Map() }
  const street: Street = { addresses, isOpen: () => !isOver(), random, counts }
  const templates = await templatesOf(addresses[0])
  const { small, clear } = await samplePhotos()
  const photos: readonly PhotoFile[] = [small(), clear()]
  const sizes = await sizesOf(photos)
  const sizeOf: Customer['sizeOf'] = (photo) => sizes.get(photo) ?? { width: 0, height: 0 }
  const approve = await approver(addresses[0], photos, templates)

  let orders = 0
  const waiting: Bought[] = []
  /** The staff brings new orders in, as it does several times a day. */
  async function bringIn(): Promise<void> {
    const bought = Array.from({ length: ORDERS_AT_A_TIME }, (): Bought => {
      orders += 1
      const goods = random() < GOODS[0].share ? GOODS[0] : GOODS[1]
      const pieces = random() < 0.3 ? 2 : 1
      return { orderNumber: `irodori-${30_000_000 + orders}`, phoneNumber: PHONE, goods, pieces }
    })
    const file = shop.write(`orders-${orders}.json`, JSON.stringify(bought.map(orderFile)))
    for (let done = false; !done && !isOver(); ) {
      done = await shop.staff('orders', 'import', file).then(
        () => true,
        () => false,
      )
      if (done) for (const { orderNumber } of bought) openRecord(ledger, orderNumber)
    }
    waiting.push(...bought.filter(({ orderNumber }) => ledger.orders.has(orderNumber)))
  }
  let bringing: Promise<void> | null = null
  const outside = shop.outside.sales.values()
  /** Somebody who bought elsewhere, and has never been here. */
  function fromOutside(): Bought | null {
    const sale = outside.next().value
    if (!sale) return null
    openRecord(ledger, sale.orderNumber, { ...sale, isAcknowledged: false })
    return { ...sale, goods: GOODS[0] }
  }
  async function next(): Promise<Bought | null> {
    const stranger = random() < OUTSIDE ? fromOutside() : null
    if (stranger) return stranger
    while (waiting.length === 0 && !isOver()) {
      bringing ??= bringIn().finally(() => {
        bringing = null
      })
      await bringing
    }
    return waiting.shift() ?? null
  }
  await bringIn()

  const think = async (most: number) => {
    const until = performance.now() + random() * most
    while (performance.now() < until && !isOver()) await new Promise((resolve) => setTimeout(resolve, 200))
  }
  async function liveOne({ orderNumber, phoneNumber, goods, pieces }: Bought): Promise<Outcome> {
    const record = ledger.orders.get(orderNumber)
    if (!record) throw new Error('an order that was not brought in')
    const own = templates.filter(({ templateGroupId }) => templateGroupId === goods.groupId)
    const [photo, otherPhoto] = random() < 0.5 ? photos : photos.toReversed()
    const open: Customer['open'] = (entrance) => openCaller(street, entrance)
    const caller = open({ path: '/api/authentication/guest', body: { orderNumber, phoneNumber } })
    const { optionId } = goods
    const customer = { caller, record, phoneNumber, pieces, optionId, templates: own, photo, otherPhoto }
    const outcome = await live({ ...customer, sizeOf, random, readMail, open, isOver, think, approve }, random() < 0.25)
    if (outcome === 'MADE') staff.made({ record, caller })
    return outcome
  }
  return {
    counts,
    async live(atOnce) {
      const outcomes = new Map<Outcome, number>()
      const shoppers = Array.from({ length: atOnce }, async () => {
        for (let bought = await next(); bought && !isOver(); bought = await next()) {
          const outcome = await liveOne(bought)
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        }
      })
      await Promise.all(shoppers)
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

/** What customers' browsers do: the kernel, in this process, with the photos as they are. */
async function approver(address: string, photos: readonly PhotoFile[], templates: readonly Template[]) {
  const files = new Map<string, Uint8Array>()
  for (const { bytes, fileName } of photos) {
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
    files.set(`${digest}.${fileName.split('.').at(-1)}`, bytes)
  }
  const approve = await hashesInNode(files, address)
  // While the shop is well: the artwork is kept from then on.
  for (const template of templates) await approve(pageFromTemplate(template, 1, () => crypto.randomUUID()))
  return approve
}

/** Of each photo, upright. */
async function sizesOf(photos: readonly PhotoFile[]): Promise<Map<PhotoFile, ReturnType<Customer['sizeOf']>>> {
  const sizes = new Map<PhotoFile, ReturnType<Customer['sizeOf']>>()
  for (const photo of photos) {
    const { width, height } = (await openPhoto(photo.bytes)).pixels
    sizes.set(photo, { width, height })
  }
  return sizes
}

const PERSON = { familyName: '森', firstName: '遥', familyNameKana: 'モリ', firstNameKana: 'ハルカ' }

const orderFile = ({ orderNumber, goods, pieces }: Bought) => ({
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
