import type { Evidence, Invariant, InvariantViolation } from '@irodori/api/invariant'
import type { OrderStatus } from '@irodori/contract/entities/order'
import type { DayFacts } from './facts.ts'
import { readFacts } from './facts.ts'
import type { Decision, Ledger, OrderRecord } from './ledger.ts'

/** The stored data, and what customers were told. */
export interface DayEvidence extends Evidence {
  readonly ledger: Ledger
}

/** Finds contradictions between ledger and stored data. */
type Check = (ledger: Ledger, facts: DayFacts) => readonly InvariantViolation[]

interface GuaranteeCheck {
  readonly id: string
  readonly sentence: string
  readonly check: Check
}

/** Checks the records one by one. */
const forEachRecord =
  (check: (record: OrderRecord, facts: DayFacts) => InvariantViolation | readonly InvariantViolation[]): Check =>
  ({ orders }, facts) =>
    [...orders.values()].flatMap((record) => check(record, facts))

const AFTER: Readonly<Record<Decision['what'], readonly OrderStatus[]>> = {
  START: ['WAITING_CREATION', 'PENDING_CREATION', 'CREATING'],
  STOP: ['DRAFT'],
  CANCEL: ['CANCEL'],
  RELEASE: ['URL_RELEASED', 'PENDING_CREATION', 'CREATING'],
  ACCEPT: ['PENDING_CREATION', 'CREATING'],
}
const UNDECIDED: readonly OrderStatus[] = ['WAITING', 'DRAFT']

/** The statuses that the last acknowledged decision allows, or a later one whose answer was lost. */
function statusesAfter({ decisions, shipment }: OrderRecord): readonly OrderStatus[] {
  const last = decisions.findLastIndex(({ isAcknowledged }) => isAcknowledged)
  const decided = decisions[last]
  const known = decided ? AFTER[decided.what] : UNDECIDED
  const all = [...known, ...decisions.slice(last + 1).flatMap(({ what }) => AFTER[what])]
  // Only the staff ships orders that are in production.
  return shipment !== null && all.includes('CREATING') ? [...all, 'SHIPPED'] : all
}

const lostOrders = forEachRecord(({ orderNumber, marketplace }, { orders }) =>
  orders.has(orderNumber) || marketplace?.isAcknowledged === false ? [] : { at: orderNumber, fact: 'is missing' },
)

const lostSaves = forEachRecord(({ orderNumber, pages }, { designs }) =>
  [...pages].flatMap(([randomId, { sent, acknowledged }]) => {
    const page = designs.get(orderNumber)?.find((one) => one.randomId === randomId)
    const allowed = acknowledged === 0 ? [undefined, ...sent] : sent.slice(acknowledged - 1)
    if (allowed.includes(page?.text)) return []
    const fact = `has text ${page?.text ?? 'none'} instead of ${sent[acknowledged - 1]}`
    return { at: `${orderNumber} ${randomId}`, fact }
  }),
)

const lostPhotos = forEachRecord(({ orderNumber, pages }, { orders, files }) => {
  const shown = [...pages.values()].filter(({ acknowledged }) => acknowledged > 0)
  return [...new Set(shown.flatMap(({ imageName }) => imageName ?? []))]
    .map((name) => `orders/${orders.get(orderNumber)?.imageFolder}/${name}`)
    .filter((key) => !files.has(key))
    .map((at) => ({ at, fact: 'is missing' }))
})

const lostCopies = forEachRecord(({ orderNumber, copies }, { designs }) =>
  copies
    .filter((group) => !designs.get(orderNumber)?.some(({ groupNumber }) => groupNumber === group))
    .map((group) => ({ at: orderNumber, fact: `lacks piece ${group}, whose copying was acknowledged` })),
)

const lostDecisions = forEachRecord((record, { orders }) => {
  const status = orders.get(record.orderNumber)?.status
  if (status === undefined || statusesAfter(record).includes(status)) return []
  const decisions = record.decisions.map(({ what, isAcknowledged }) => (isAcknowledged ? what : `${what}?`))
  return { at: record.orderNumber, fact: `has status ${status} after ${decisions.join(', ') || 'no decision'}` }
})

const printedForgeries = forEachRecord(({ orderNumber, pages }, { orders, designs }) =>
  (designs.get(orderNumber) ?? [])
    .filter(({ randomId, text }) => pages.get(randomId)?.forged.has(text ?? ''))
    .filter(() => orders.get(orderNumber)?.manifestKey)
    .map(({ randomId }) => ({
      at: `${orderNumber} ${randomId}`,
      fact: 'was handed over without having been approved',
    })),
)

const lostStock: Check = ({ stock }, facts) =>
  [...stock]
    .filter(([at, before]) => facts.stock.get(at) !== before)
    .map(([at, before]) => ({ at, fact: `${before} pieces before, ${facts.stock.get(at)} in stock and reserved now` }))

const wrongReceipts = forEachRecord(({ orderNumber, receipts }, facts) => {
  const count = facts.receipts.get(orderNumber) ?? 0
  return count >= receipts
    ? []
    : { at: orderNumber, fact: `${count} receipts are counted, ${receipts} were downloaded` }
})

const unended: Check = (_ledger, { orders }) =>
  [...orders]
    .filter(([, { status }]) => status === 'WAITING_CREATION')
    .map(([at, { status }]) => ({ at, fact: `still has status ${status}` }))

const unsent = forEachRecord(({ orderNumber: at, shipment }, { orders }) => {
  const order = orders.get(at)
  const isSent = order?.status === 'SHIPPED' && order.shipDate !== null
  if (!shipment)
    return order?.status === 'SHIPPED' ? { at, fact: 'has status SHIPPED, but the staff has not sent it' } : []
  if (shipment.isAcknowledged && !isSent) return { at, fact: `was sent, but has status ${order?.status}` }
  const { shown } = shipment
  if (shown && (shown.status !== 'SHIPPED' || shown.shipDate === null)) {
    return { at, fact: `was sent, but was shown with status ${shown.status} and ship date ${shown.shipDate}` }
  }
  return []
})

const lostAccounts = forEachRecord(({ orderNumber, account }, { orders, accounts }) => {
  if (!account?.isOpen) return []
  const found = accounts.get(account.email)
  if (!found?.isOpen) return { at: account.email, fact: found ? 'is not active' : 'is missing' }
  const owner = orders.get(orderNumber)?.accountId ?? null
  if (!account.isJoined || owner === found.id) return []
  return { at: orderNumber, fact: `belongs to account ${owner ?? 'none'} instead of ${account.email}` }
})

const wronglyImported = forEachRecord(({ orderNumber: at, marketplace }, { orders }) => {
  const order = orders.get(at)
  if (!marketplace || !order) return []
  if (!marketplace.isPaid) return { at, fact: 'was imported although it is not paid' }
  const bought = order.products.map(({ productId, unit }) => `${unit} × ${productId}`).join(', ')
  const expected = `${marketplace.pieces} × ${marketplace.productId}`
  return bought === expected ? [] : { at, fact: `contains ${bought} instead of ${expected}` }
})

const wrongMessages = forEachRecord(({ orderNumber: at, messagePhoto }, { messagePhotos }) => {
  const sizes = (messagePhotos.get(at) ?? []).map(({ position, width, height }) => `${position}: ${width} × ${height}`)
  if (!messagePhoto || sizes.join() === `1: ${messagePhoto.width} × ${messagePhoto.height}`) return []
  return { at, fact: `shows ${sizes.join() || 'no photo'} instead of ${messagePhoto.width} × ${messagePhoto.height}` }
})

/** What is true at the end of a day, when every waiting period has ended, in addition to the invariants of the server. */
export const CHECKS: readonly GuaranteeCheck[] = [
  { id: 'DAY-1', sentence: 'Every order whose import was acknowledged is stored.', check: lostOrders },
  {
    id: 'DAY-2',
    sentence: 'Every page has the content of its last acknowledged save or of a later one.',
    check: lostSaves,
  },
  { id: 'DAY-3', sentence: 'Every photo of an acknowledged save is stored.', check: lostPhotos },
  { id: 'DAY-4', sentence: 'Every piece whose copying was acknowledged is stored.', check: lostCopies },
  {
    id: 'DAY-5',
    sentence: 'The status of an order follows from its last acknowledged decision.',
    check: lostDecisions,
  },
  {
    id: 'DAY-6',
    sentence: 'No page is handed over with other pixels than the approved ones.',
    check: printedForgeries,
  },
  { id: 'DAY-7', sentence: 'Pieces in stock and reserved pieces add up to the initial stock.', check: lostStock },
  { id: 'DAY-8', sentence: 'Every downloaded receipt is counted.', check: wrongReceipts },
  { id: 'DAY-9', sentence: 'No order waits when all waiting periods are over.', check: unended },
  {
    id: 'DAY-10',
    sentence: 'An order is stored and shown as shipped exactly if the staff has sent it.',
    check: unsent,
  },
  {
    id: 'DAY-11',
    sentence: 'An account whose opening was acknowledged is active and has the order that was joined to it.',
    check: lostAccounts,
  },
  {
    id: 'DAY-12',
    sentence: 'A marketplace order is stored as it was placed, and only if it is paid.',
    check: wronglyImported,
  },
  {
    id: 'DAY-13',
    sentence: 'A message shows the photo whose upload was acknowledged, and none whose upload was abandoned.',
    check: wrongMessages,
  },
]

export const GUARANTEES: readonly Invariant<DayEvidence>[] = CHECKS.map(({ id, sentence, check }) => ({
  id,
  sentence,
  find: async (evidence) => check(evidence.ledger, await readFacts(evidence)),
}))
