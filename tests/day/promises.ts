import type { Evidence, Invariant, Violation } from '@irodori/api/invariants'
import type { OrderStatus } from '@irodori/contract'
import type { DayFacts } from './facts.ts'
import { readFacts } from './facts.ts'
import type { Decision, Ledger, OrderRecord } from './ledger.ts'

/** With what customers were told, besides what the shop has. */
export interface DayEvidence extends Evidence {
  readonly ledger: Ledger
}

/** Looks for what was promised and is not so. */
type Check = (ledger: Ledger, facts: DayFacts) => readonly Violation[]

interface Promised {
  readonly id: string
  readonly sentence: string
  readonly check: Check
}

/** Goes through the records one by one. */
const ofEach =
  (check: (record: OrderRecord, facts: DayFacts) => Violation | readonly Violation[]): Check =>
  ({ orders }, facts) =>
    [...orders.values()].flatMap((record) => check(record, facts))

const AFTER: Readonly<Record<Decision['what'], readonly OrderStatus[]>> = {
  START: ['WAITING_CREATION', 'PENDING_CREATION', 'CREATING'],
  TAKE_BACK: ['DRAFT'],
  CANCEL: ['CANCEL'],
  RELEASE: ['URL_RELEASED', 'PENDING_CREATION', 'CREATING'],
  ACCEPT: ['PENDING_CREATION', 'CREATING'],
}
const UNDECIDED: readonly OrderStatus[] = ['WAITING', 'DRAFT']

/** The last decision that was acknowledged holds, or one that was sent after it and whose answer never came. */
function statusesAfter({ decisions, shipment }: OrderRecord): readonly OrderStatus[] {
  const last = decisions.findLastIndex(({ isAcknowledged }) => isAcknowledged)
  const known = last < 0 ? UNDECIDED : AFTER[decisions[last].what]
  const all = [...known, ...decisions.slice(last + 1).flatMap(({ what }) => AFTER[what])]
  // What is made may have been sent since, by the staff and by nobody else.
  return shipment !== null && all.includes('CREATING') ? [...all, 'SHIPPED'] : all
}

const lostOrders = ofEach(({ orderNumber, outside }, { orders }) =>
  orders.has(orderNumber) || outside?.isAcknowledged === false ? [] : { at: orderNumber, fact: 'is not there' },
)

const lostSaves = ofEach(({ orderNumber, pages }, { designs }) =>
  [...pages].flatMap(([randomId, { sent, acknowledged }]) => {
    const page = designs.get(orderNumber)?.find((one) => one.randomId === randomId)
    const allowed = acknowledged === 0 ? [undefined, ...sent] : sent.slice(acknowledged - 1)
    if (allowed.includes(page?.words)) return []
    const fact = `says ${page?.words ?? 'nothing'}, not ${sent[acknowledged - 1]}`
    return { at: `${orderNumber} ${randomId}`, fact }
  }),
)

const lostPhotos = ofEach(({ orderNumber, pages }, { orders, files }) => {
  const shown = [...pages.values()].filter(({ acknowledged }) => acknowledged > 0)
  return [...new Set(shown.flatMap(({ imageName }) => imageName ?? []))]
    .map((name) => `orders/${orders.get(orderNumber)?.imageFolder}/${name}`)
    .filter((key) => !files.has(key))
    .map((at) => ({ at, fact: 'is not there' }))
})

const lostCopies = ofEach(({ orderNumber, copies }, { designs }) =>
  copies
    .filter((group) => !designs.get(orderNumber)?.some(({ groupNumber }) => groupNumber === group))
    .map((group) => ({ at: orderNumber, fact: `has no piece ${group}, which a copy has made` })),
)

const brokenDecisions = ofEach((record, { orders }) => {
  const status = orders.get(record.orderNumber)?.status
  if (status === undefined || statusesAfter(record).includes(status)) return []
  const told = record.decisions.map(({ what, isAcknowledged }) => (isAcknowledged ? what : `${what}?`))
  return { at: record.orderNumber, fact: `is ${status} after ${told.join(', ') || 'nothing'}` }
})

const printedForgeries = ofEach(({ orderNumber, pages }, { orders, designs }) =>
  (designs.get(orderNumber) ?? [])
    .filter(({ randomId, words }) => pages.get(randomId)?.forged.has(words ?? ''))
    .filter(() => orders.get(orderNumber)?.manifestKey)
    .map(({ randomId }) => ({ at: `${orderNumber} ${randomId}`, fact: 'was handed over and nobody approved it' })),
)

const lostStock: Check = ({ stock }, facts) =>
  [...stock]
    .filter(([at, before]) => facts.stock.get(at) !== before)
    .map(([at, before]) => ({ at, fact: `${before} pieces before, ${facts.stock.get(at)} left and taken` }))

const wrongReceipts = ofEach(({ orderNumber, receipts }, facts) => {
  const count = facts.receipts.get(orderNumber) ?? 0
  return count >= receipts ? [] : { at: orderNumber, fact: `counts ${count} receipts of ${receipts}` }
})

const unended: Check = (_ledger, { orders }) =>
  [...orders]
    .filter(([, { status }]) => status === 'WAITING_CREATION')
    .map(([at, { status }]) => ({ at, fact: `is still ${status}` }))

const unsent = ofEach(({ orderNumber: at, shipment }, { orders }) => {
  const order = orders.get(at)
  const isSent = order?.status === 'SHIPPED' && order.shipDate !== null
  if (!shipment) return order?.status === 'SHIPPED' ? { at, fact: 'is SHIPPED and nobody has sent it' } : []
  if (shipment.isAcknowledged && !isSent) return { at, fact: `was sent and is ${order?.status}` }
  const { shown } = shipment
  if (shown && (shown.status !== 'SHIPPED' || shown.shipDate === null)) {
    return { at, fact: `was sent and was shown as ${shown.status} of ${shown.shipDate}` }
  }
  return []
})

const lostAccounts = ofEach(({ orderNumber, account }, { orders, accounts }) => {
  if (!account?.isOpen) return []
  const found = accounts.get(account.email)
  if (!found?.isOpen) return { at: account.email, fact: found ? 'is not open' : 'is not there' }
  const owner = orders.get(orderNumber)?.accountId ?? null
  if (!account.isJoined || owner === found.id) return []
  return { at: orderNumber, fact: `belongs to ${owner ?? 'nobody'}, not to ${account.email}` }
})

const wronglyBroughtIn = ofEach(({ orderNumber: at, outside }, { orders }) => {
  const order = orders.get(at)
  if (!outside || !order) return []
  if (!outside.isPaid) return { at, fact: 'was brought in and is not paid' }
  const bought = order.products.map(({ productId, unit }) => `${unit} × ${productId}`).join(', ')
  const expected = `${outside.pieces} × ${outside.productId}`
  return bought === expected ? [] : { at, fact: `is of ${bought}, not of ${expected}` }
})

const wrongMessages = ofEach(({ orderNumber: at, messagePhoto }, { messagePhotos }) => {
  const sizes = (messagePhotos.get(at) ?? []).map(({ position, width, height }) => `${position}: ${width} × ${height}`)
  if (!messagePhoto || sizes.join() === `1: ${messagePhoto.width} × ${messagePhoto.height}`) return []
  return { at, fact: `shows ${sizes.join() || 'nothing'}, not ${messagePhoto.width} × ${messagePhoto.height}` }
})

/** What must be true of a day when it is over and every waiting period has ended, besides what is always true. */
export const PROMISED: readonly Promised[] = [
  { id: 'DAY-1', sentence: 'Every order whose import was acknowledged is there.', check: lostOrders },
  { id: 'DAY-2', sentence: 'Every page says what its last acknowledged save said, or a later one.', check: lostSaves },
  { id: 'DAY-3', sentence: 'Every photo of an acknowledged save is there.', check: lostPhotos },
  { id: 'DAY-4', sentence: 'Every piece that an acknowledged copy made is there.', check: lostCopies },
  {
    id: 'DAY-5',
    sentence: 'The last decision that was acknowledged is what came of an order.',
    check: brokenDecisions,
  },
  {
    id: 'DAY-6',
    sentence: 'Nothing is handed over that looks otherwise than it was approved.',
    check: printedForgeries,
  },
  { id: 'DAY-7', sentence: 'What is left of a stock and what orders took are what there was.', check: lostStock },
  { id: 'DAY-8', sentence: 'Every receipt that was had is counted.', check: wrongReceipts },
  { id: 'DAY-9', sentence: 'Nobody waits any more when all waiting periods are over.', check: unended },
  { id: 'DAY-10', sentence: 'An order is sent, and shown as sent, where the staff has sent it.', check: unsent },
  {
    id: 'DAY-11',
    sentence: 'An account that was opened is open, and has the order that was joined to it.',
    check: lostAccounts,
  },
  {
    id: 'DAY-12',
    sentence: 'An order of an outside shop is there as it was bought, and only where it is paid.',
    check: wronglyBroughtIn,
  },
  {
    id: 'DAY-13',
    sentence: 'A message shows the photo whose upload was acknowledged, and none that was broken off.',
    check: wrongMessages,
  },
]

export const PROMISES: readonly Invariant<DayEvidence>[] = PROMISED.map(({ id, sentence, check }) => ({
  id,
  sentence,
  find: async (evidence) => check(evidence.ledger, await readFacts(evidence)),
}))
