import { expect, it } from 'vitest'
import type { DayFacts, OrderFact } from './facts.ts'
import type { Ledger, OrderRecord } from './ledger.ts'
import { openRecord } from './ledger.ts'
import { PROMISED } from './promises.ts'

const OWN = 'irodori-30000001'
const WAITED = 'irodori-30000002'
const OUTSIDE = '24000001'
const GIFT = 'irodori-30000003'
const PHOTO = `${'a'.repeat(64)}.jpg`

/** Facts that may be planted upon. */
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

/** A day on which everything that may be told was told, and is so. */
function soundDay(): Day {
  const ledger: Ledger = { orders: new Map(), stock: new Map([['card', 10]]) }
  const own = openRecord(ledger, OWN)
  const page = { sent: ['第1版', '第2版', '第3版'], acknowledged: 2, forged: new Set(['第2版']), imageName: PHOTO }
  own.pages.set('page', page)
  own.copies.push(2)
  own.decisions.push({ what: 'START', isAcknowledged: true })
  own.receipts = 1
  own.shipment = { isAcknowledged: true, shown: { status: 'SHIPPED', shipDate: '2026-11-23T00:00:00+09:00' } }
  own.account = { email: 'haruka@example.com', isOpen: true, isJoined: true }
  openRecord(ledger, WAITED).decisions.push({ what: 'START', isAcknowledged: true })
  openRecord(ledger, OUTSIDE, { isPaid: true, productId: 'card', pieces: 2, isAcknowledged: true })
  openRecord(ledger, GIFT).messagePhoto = { width: 1200, height: 900 }
  return {
    ledger,
    facts: {
      orders: new Map([
        [OWN, order({ status: 'SHIPPED', shipDate: '2026-11-23T00:00:00+09:00', accountId: 'account' })],
        [WAITED, order()],
        [OUTSIDE, order({ status: 'DRAFT', manifestKey: null, products: [{ productId: 'card', unit: 2 }] })],
        [GIFT, order({ status: 'DRAFT', manifestKey: null })],
      ]),
      designs: new Map([
        [
          OWN,
          [
            { randomId: 'page', groupNumber: 1, words: '第3版' },
            { randomId: 'copy', groupNumber: 2, words: '第3版' },
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

const broken = ({ ledger, facts }: Day): string[] =>
  PROMISED.filter(({ check }) => check(ledger, facts).length > 0).map(({ id }) => id)

/** Sets the fact of one order. */
const now =
  (orderNumber: string, change: Partial<OrderFact>) =>
  ({ facts }: Day) => {
    const fact = facts.orders.get(orderNumber)
    if (fact) facts.orders.set(orderNumber, { ...fact, ...change })
  }
const says =
  (words: string) =>
  ({ facts }: Day) =>
    facts.designs.set(
      OWN,
      (facts.designs.get(OWN) ?? []).map((page) => ({ ...page, words })),
    )
const record = ({ ledger }: Day, orderNumber: string): OrderRecord => {
  const found = ledger.orders.get(orderNumber)
  if (!found) throw new Error('no such record')
  return found
}

it('DAY: a day on which all that was told is so breaks no promise', () => {
  expect(broken(soundDay())).toEqual([])
})

it('DAY: what was never acknowledged may have come to nothing', () => {
  const day = soundDay()
  for (const { isAcknowledged: _, ...outside } of [record(day, OUTSIDE).outside ?? []].flat()) {
    openRecord(day.ledger, OUTSIDE, { ...outside, isAcknowledged: false })
  }
  day.facts.orders.delete(OUTSIDE)
  record(day, WAITED).decisions.push({ what: 'TAKE_BACK', isAcknowledged: false })
  now(WAITED, { status: 'DRAFT' })(day)
  record(day, OWN).pages.set('unheard', { sent: ['第1版'], acknowledged: 0, forged: new Set(), imageName: 'lost.jpg' })
  record(day, GIFT).account = { email: 'unheard@example.com', isOpen: false, isJoined: false }
  record(day, GIFT).shipment = { isAcknowledged: false, shown: null }
  expect(broken(day)).toEqual([])
})

const PLANTED: readonly (readonly [id: string, what: string, plant: (day: Day) => unknown])[] = [
  ['DAY-1', 'an order that was brought in is gone', ({ facts }) => facts.orders.delete(WAITED)],
  [
    'DAY-1',
    'an order of an outside shop whose customer was let in is gone',
    ({ facts }) => facts.orders.delete(OUTSIDE),
  ],
  ['DAY-2', 'a page is gone', ({ facts }) => facts.designs.set(OWN, [{ randomId: 'copy', groupNumber: 2, words: '' }])],
  ['DAY-2', 'a page says what it said before the last acknowledged save', says('第1版')],
  ['DAY-2', 'a page says what nobody sent', says('第9版')],
  ['DAY-3', 'the photo of a saved page is gone', ({ facts }) => facts.files.clear()],
  [
    'DAY-4',
    'a piece that was copied is gone',
    ({ facts }) => facts.designs.set(OWN, [{ randomId: 'page', groupNumber: 1, words: '第3版' }]),
  ],
  ['DAY-5', 'an order that was started is a draft', now(WAITED, { status: 'DRAFT' })],
  [
    'DAY-5',
    'an order that was taken back is made',
    (day) => record(day, WAITED).decisions.push({ what: 'TAKE_BACK', isAcknowledged: true }),
  ],
  ['DAY-5', 'an order that nobody started is made', now(GIFT, { status: 'CREATING' })],
  ['DAY-6', 'what nobody approved was handed over', says('第2版')],
  ['DAY-7', 'a piece was taken by nobody', ({ facts }) => facts.stock.set('card', 9)],
  ['DAY-7', 'a piece was given back twice', ({ facts }) => facts.stock.set('card', 11)],
  ['DAY-8', 'a receipt is not counted', ({ facts }) => facts.receipts.clear()],
  ['DAY-9', 'an order still waits', now(WAITED, { status: 'WAITING_CREATION' })],
  ['DAY-10', 'an order that was sent is still in the making', now(OWN, { status: 'CREATING' })],
  ['DAY-10', 'an order that was sent has no day', now(OWN, { shipDate: null })],
  [
    'DAY-10',
    'an order that was sent was shown as in the making',
    (day) => {
      record(day, OWN).shipment = { isAcknowledged: true, shown: { status: 'CREATING', shipDate: null } }
    },
  ],
  ['DAY-11', 'an account is gone', ({ facts }) => facts.accounts.clear()],
  [
    'DAY-11',
    'an account is closed again',
    ({ facts }) => facts.accounts.set('haruka@example.com', { id: 'account', isOpen: false }),
  ],
  ['DAY-11', 'an order that was joined belongs to nobody', now(OWN, { accountId: null })],
  [
    'DAY-12',
    'an order of an outside shop has other goods',
    now(OUTSIDE, { products: [{ productId: 'card', unit: 1 }] }),
  ],
  [
    'DAY-12',
    'an order of an outside shop that is not paid was brought in',
    ({ ledger }) => openRecord(ledger, OUTSIDE, { isPaid: false, productId: 'card', pieces: 2, isAcknowledged: false }),
  ],
  ['DAY-13', 'a message has lost its photo', ({ facts }) => facts.messagePhotos.clear()],
  [
    'DAY-13',
    'a message shows the photo that was broken off',
    ({ facts }) => facts.messagePhotos.set(GIFT, [{ position: 1, width: 640, height: 480 }]),
  ],
]

it.each(PLANTED)('%s is found broken where %s', (id, _, plant) => {
  const day = soundDay()
  plant(day)
  expect(broken(day)).toContain(id)
})

it('every promise has a planted violation', () => {
  expect([...new Set(PLANTED.map(([id]) => id))]).toEqual(PROMISED.map(({ id }) => id))
})
