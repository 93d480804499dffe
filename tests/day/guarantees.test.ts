import { expect, it } from 'vitest'
import type { DayFacts, OrderFact } from './facts.ts'
import type { Ledger, OrderRecord } from './ledger.ts'
import { openRecord } from './ledger.ts'
import { CHECKS } from './guarantees.ts'

const OWN = 'irodori-30000001'
const STARTED = 'irodori-30000002'
const MARKETPLACE = '24000001'
const GIFT = 'irodori-30000003'
const PHOTO = `${'a'.repeat(64)}.jpg`

/** Stored data that a test can change. */
type Planted = {
  -readonly [Name in keyof DayFacts]: DayFacts[Name] extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Value>
    : Set<string>
}

interface Day {
  readonly ledger: Ledger
  readonly facts: Planted
}

const order = (change: Partial<OrderFact> = {}): OrderFact => ({
  status: 'CREATING',
  imageFolder: 'folder',
  shipDate: null,
  manifestKey: 'manifest.json',
  accountId: null,
  products: [{ productId: 'card', unit: 1 }],
  ...change,
})

/** A day whose ledger has every kind of entry, and whose stored data agree with it. */
function consistentDay(): Day {
  const ledger: Ledger = { orders: new Map(), stock: new Map([['card', 10]]) }
  const own = openRecord(ledger, OWN)
  const page = { sent: ['第1版', '第2版', '第3版'], acknowledged: 2, forged: new Set(['第2版']), imageName: PHOTO }
  own.pages.set('page', page)
  own.copies.push(2)
  own.decisions.push({ what: 'START', isAcknowledged: true })
  own.receipts = 1
  own.shipment = { isAcknowledged: true, shown: { status: 'SHIPPED', shipDate: '2026-11-23T00:00:00+09:00' } }
  own.account = { email: 'haruka@example.com', isOpen: true, isJoined: true }
  openRecord(ledger, STARTED).decisions.push({ what: 'START', isAcknowledged: true })
  openRecord(ledger, MARKETPLACE, { isPaid: true, productId: 'card', pieces: 2, isAcknowledged: true })
  openRecord(ledger, GIFT).messagePhoto = { width: 1200, height: 900 }
  return {
    ledger,
    facts: {
      orders: new Map([
        [OWN, order({ status: 'SHIPPED', shipDate: '2026-11-23T00:00:00+09:00', accountId: 'account' })],
        [STARTED, order()],
        [MARKETPLACE, order({ status: 'DRAFT', manifestKey: null, products: [{ productId: 'card', unit: 2 }] })],
        [GIFT, order({ status: 'DRAFT', manifestKey: null })],
      ]),
      designs: new Map([
        [
          OWN,
          [
            { randomId: 'page', groupNumber: 1, text: '第3版' },
            { randomId: 'copy', groupNumber: 2, text: '第3版' },
          ],
        ],
      ]),
      receipts: new Map([[OWN, 1]]),
      messagePhotos: new Map([[GIFT, [{ position: 1, width: 1200, height: 900 }]]]),
      accounts: new Map([['haruka@example.com', { id: 'account', isOpen: true }]]),
      stock: new Map([['card', 10]]),
      files: new Set([`orders/folder/${PHOTO}`]),
    },
  }
}

const violated = ({ ledger, facts }: Day): string[] =>
  CHECKS.filter(({ check }) => check(ledger, facts).length > 0).map(({ id }) => id)

/** Changes the stored data of one order. */
const changeOrder =
  (orderNumber: string, change: Partial<OrderFact>) =>
  ({ facts }: Day) => {
    const fact = facts.orders.get(orderNumber)
    if (fact) facts.orders.set(orderNumber, { ...fact, ...change })
  }
const withText =
  (text: string) =>
  ({ facts }: Day) =>
    facts.designs.set(
      OWN,
      (facts.designs.get(OWN) ?? []).map((page) => ({ ...page, text })),
    )
const record = ({ ledger }: Day, orderNumber: string): OrderRecord => {
  const found = ledger.orders.get(orderNumber)
  if (!found) throw new Error(`the ledger has no order ${orderNumber}`)
  return found
}

it('DAY: a day whose data agree with the ledger violates no guarantee', () => {
  expect(violated(consistentDay())).toEqual([])
})

it('DAY: unacknowledged calls may have had no effect', () => {
  const day = consistentDay()
  for (const { isAcknowledged: _, ...marketplace } of [record(day, MARKETPLACE).marketplace ?? []].flat()) {
    openRecord(day.ledger, MARKETPLACE, { ...marketplace, isAcknowledged: false })
  }
  day.facts.orders.delete(MARKETPLACE)
  record(day, STARTED).decisions.push({ what: 'STOP', isAcknowledged: false })
  changeOrder(STARTED, { status: 'DRAFT' })(day)
  record(day, OWN).pages.set('unanswered', {
    sent: ['第1版'],
    acknowledged: 0,
    forged: new Set(),
    imageName: 'lost.jpg',
  })
  record(day, GIFT).account = { email: 'unanswered@example.com', isOpen: false, isJoined: false }
  record(day, GIFT).shipment = { isAcknowledged: false, shown: null }
  expect(violated(day)).toEqual([])
})

const PLANTED: readonly (readonly [id: string, what: string, plant: (day: Day) => unknown])[] = [
  ['DAY-1', 'an imported order is missing', ({ facts }) => facts.orders.delete(STARTED)],
  [
    'DAY-1',
    'a marketplace order whose customer was logged in is missing',
    ({ facts }) => facts.orders.delete(MARKETPLACE),
  ],
  [
    'DAY-2',
    'a page is missing',
    ({ facts }) => facts.designs.set(OWN, [{ randomId: 'copy', groupNumber: 2, text: '' }]),
  ],
  ['DAY-2', 'a page has the content before its last acknowledged save', withText('第1版')],
  ['DAY-2', 'a page has content that was never sent', withText('第9版')],
  ['DAY-3', 'the photo of a saved page is missing', ({ facts }) => facts.files.clear()],
  [
    'DAY-4',
    'a copied piece is missing',
    ({ facts }) => facts.designs.set(OWN, [{ randomId: 'page', groupNumber: 1, text: '第3版' }]),
  ],
  ['DAY-5', 'a started order is a draft', changeOrder(STARTED, { status: 'DRAFT' })],
  [
    'DAY-5',
    'a stopped order is in production',
    (day) => record(day, STARTED).decisions.push({ what: 'STOP', isAcknowledged: true }),
  ],
  ['DAY-5', 'an order that was never started is in production', changeOrder(GIFT, { status: 'CREATING' })],
  ['DAY-6', 'a page that was not approved was handed over', withText('第2版')],
  ['DAY-7', 'a piece is missing from the stock without a reservation', ({ facts }) => facts.stock.set('card', 9)],
  ['DAY-7', 'a piece was released twice', ({ facts }) => facts.stock.set('card', 11)],
  ['DAY-8', 'a receipt is not counted', ({ facts }) => facts.receipts.clear()],
  ['DAY-9', 'an order is still in its waiting period', changeOrder(STARTED, { status: 'WAITING_CREATION' })],
  ['DAY-10', 'a sent order is still in production', changeOrder(OWN, { status: 'CREATING' })],
  ['DAY-10', 'a sent order has no ship date', changeOrder(OWN, { shipDate: null })],
  [
    'DAY-10',
    'a sent order was shown as in production',
    (day) => {
      record(day, OWN).shipment = { isAcknowledged: true, shown: { status: 'CREATING', shipDate: null } }
    },
  ],
  ['DAY-11', 'an account is missing', ({ facts }) => facts.accounts.clear()],
  [
    'DAY-11',
    'an opened account is inactive',
    ({ facts }) => facts.accounts.set('haruka@example.com', { id: 'account', isOpen: false }),
  ],
  ['DAY-11', 'a joined order belongs to no account', changeOrder(OWN, { accountId: null })],
  [
    'DAY-12',
    'a marketplace order has other products',
    changeOrder(MARKETPLACE, { products: [{ productId: 'card', unit: 1 }] }),
  ],
  [
    'DAY-12',
    'an unpaid marketplace order was imported',
    ({ ledger }) =>
      openRecord(ledger, MARKETPLACE, { isPaid: false, productId: 'card', pieces: 2, isAcknowledged: false }),
  ],
  ['DAY-13', 'the photo of a message is missing', ({ facts }) => facts.messagePhotos.clear()],
  [
    'DAY-13',
    'a message shows the photo whose upload was abandoned',
    ({ facts }) => facts.messagePhotos.set(GIFT, [{ position: 1, width: 640, height: 480 }]),
  ],
]

it.each(PLANTED)('%s is reported as violated if %s', (id, _, plant) => {
  const day = consistentDay()
  plant(day)
  expect(violated(day)).toContain(id)
})

it('every guarantee has a planted violation', () => {
  expect([...new Set(PLANTED.map(([id]) => id))]).toEqual(CHECKS.map(({ id }) => id))
})
