import type { Evidence, Invariant, Violation } from '@irodori/api/invariants'
import type { DesignDraft, OrderStatus } from '@irodori/contract'
import type { Decision, Ledger, OrderRecord } from './ledger.ts'

/** With what customers were told, besides what the shop has. */
export interface DayEvidence extends Evidence {
  readonly ledger: Ledger
}

const AFTER: Readonly<Record<Decision['what'], readonly OrderStatus[]>> = {
  START: ['WAITING_CREATION', 'PENDING_CREATION', 'CREATING'],
  TAKE_BACK: ['DRAFT'],
  CANCEL: ['CANCEL'],
  RELEASE: ['URL_RELEASED', 'PENDING_CREATION', 'CREATING'],
  ACCEPT: ['PENDING_CREATION', 'CREATING'],
}
const UNDECIDED: readonly OrderStatus[] = ['WAITING', 'DRAFT']

/** The last decision that was acknowledged holds, or one that was sent after it and whose answer never came. */
function statusesAfter({ decisions }: Pick<OrderRecord, 'decisions'>): readonly OrderStatus[] {
  const last = decisions.findLastIndex(({ isAcknowledged }) => isAcknowledged)
  const known = last < 0 ? UNDECIDED : AFTER[decisions[last].what]
  return [...known, ...decisions.slice(last + 1).flatMap(({ what }) => AFTER[what])]
}

const designsIn = async ({ database }: Evidence) =>
  Map.groupBy(
    await database.selectFrom('design').select(['order_number', 'random_id', 'group_number', 'draft']).execute(),
    (row) => row.order_number,
  )
/** What tells one save of a page from the others. */
const wordsOf = ({ items }: Pick<DesignDraft, 'items'>): string | undefined =>
  items.flatMap((item) => ('text' in item ? [item.text] : []))[0]
const ordersIn = async ({ database }: Evidence) =>
  new Map((await database.selectFrom('shop_order').selectAll().execute()).map((row) => [row.order_number, row]))

async function lostOrders(evidence: DayEvidence): Promise<Violation[]> {
  const orders = await ordersIn(evidence)
  return [...evidence.ledger.orders.keys()]
    .filter((number) => !orders.has(number))
    .map((at) => ({ at, fact: 'is not there' }))
}

async function lostSaves(evidence: DayEvidence): Promise<Violation[]> {
  const designs = await designsIn(evidence)
  return [...evidence.ledger.orders.values()].flatMap(({ orderNumber, pages }) =>
    [...pages].flatMap(([randomId, { sent, acknowledged }]) => {
      const row = designs.get(orderNumber)?.find(({ random_id }) => random_id === randomId)
      const allowed = acknowledged === 0 ? [undefined, ...sent] : sent.slice(acknowledged - 1)
      const words = row && wordsOf(row.draft)
      if (allowed.includes(words)) return []
      return { at: `${orderNumber} ${randomId}`, fact: `says ${words ?? 'nothing'}, not ${sent[acknowledged - 1]}` }
    }),
  )
}

async function lostPhotos(evidence: DayEvidence): Promise<Violation[]> {
  const [orders, violations] = [await ordersIn(evidence), [] as Violation[]]
  for (const { orderNumber, pages } of evidence.ledger.orders.values()) {
    const shown = [...pages.values()].filter(({ acknowledged }) => acknowledged > 0)
    for (const name of new Set(shown.flatMap(({ imageName }) => imageName ?? []))) {
      const key = `orders/${orders.get(orderNumber)?.image_folder}/${name}`
      if (!(await evidence.storage.head(key))) violations.push({ at: key, fact: 'is not there' })
    }
  }
  return violations
}

async function lostCopies(evidence: DayEvidence): Promise<Violation[]> {
  const designs = await designsIn(evidence)
  return [...evidence.ledger.orders.values()].flatMap(({ orderNumber, copies }) =>
    copies
      .filter((group) => !designs.get(orderNumber)?.some(({ group_number }) => group_number === group))
      .map((group) => ({ at: orderNumber, fact: `has no piece ${group}, which a copy has made` })),
  )
}

async function brokenDecisions(evidence: DayEvidence): Promise<Violation[]> {
  const orders = await ordersIn(evidence)
  return [...evidence.ledger.orders.values()].flatMap((record) => {
    const status = orders.get(record.orderNumber)?.status
    const allowed = statusesAfter(record)
    if (status === undefined || allowed.includes(status)) return []
    const told = record.decisions.map(({ what, isAcknowledged }) => (isAcknowledged ? what : `${what}?`))
    return { at: record.orderNumber, fact: `is ${status} after ${told.join(', ') || 'nothing'}` }
  })
}

async function printedForgeries(evidence: DayEvidence): Promise<Violation[]> {
  const [orders, designs] = [await ordersIn(evidence), await designsIn(evidence)]
  return [...evidence.ledger.orders.values()].flatMap(({ orderNumber, pages }) =>
    (designs.get(orderNumber) ?? [])
      .filter(({ random_id, draft }) => pages.get(random_id)?.forged.has(wordsOf(draft) ?? ''))
      .filter(() => orders.get(orderNumber)?.details.manifestKey !== undefined)
      .map(({ random_id }) => ({ at: `${orderNumber} ${random_id}`, fact: 'was handed over and nobody approved it' })),
  )
}

/** Pieces of each product and option, as `product` or `product option`: those that are left and those that orders took. */
export async function allPieces({ database }: Pick<Evidence, 'database'>): Promise<Map<string, number>> {
  const products = await database.selectFrom('product').select(['id', 'document']).execute()
  const pieces = new Map(
    products.flatMap(({ id, document }) => [
      [id, document.quantityInStock] as const,
      ...document.options.map((option) => [`${id} ${option.identifier}`, option.inStock] as const),
    ]),
  )
  const orders = await database.selectFrom('shop_order').select('details').execute()
  for (const taken of orders.flatMap(({ details }) => details.takenStock ?? [])) {
    const key = taken.optionIdentifier === null ? taken.productId : `${taken.productId} ${taken.optionIdentifier}`
    pieces.set(key, (pieces.get(key) ?? 0) + taken.pieces)
  }
  return pieces
}

async function lostStock(evidence: DayEvidence): Promise<Violation[]> {
  const now = await allPieces(evidence)
  return [...evidence.ledger.stock]
    .filter(([at, before]) => now.get(at) !== before)
    .map(([at, before]) => ({ at, fact: `${before} pieces before, ${now.get(at)} left and taken` }))
}

async function wrongReceipts(evidence: DayEvidence): Promise<Violation[]> {
  const rows = await evidence.database.selectFrom('invoice').select(['order_number', 'issues']).execute()
  const issues = new Map(rows.map((row) => [row.order_number, row.issues]))
  return [...evidence.ledger.orders.values()].flatMap(({ orderNumber, receipts }) => {
    const count = issues.get(orderNumber) ?? 0
    return count >= receipts ? [] : { at: orderNumber, fact: `counts ${count} receipts of ${receipts}` }
  })
}

async function unended({ database }: Evidence): Promise<Violation[]> {
  const rows = await database
    .selectFrom('shop_order')
    .select(['order_number', 'status'])
    .where('status', '=', 'WAITING_CREATION')
    .execute()
  return rows.map(({ order_number, status }) => ({ at: order_number, fact: `is still ${status}` }))
}

/** What must be true of a day when it is over and every waiting period has ended, besides what is always true. */
export const PROMISES: readonly Invariant<DayEvidence>[] = [
  { id: 'DAY-1', sentence: 'Every order whose import was acknowledged is there.', find: lostOrders },
  { id: 'DAY-2', sentence: 'Every page says what its last acknowledged save said, or a later one.', find: lostSaves },
  { id: 'DAY-3', sentence: 'Every photo of an acknowledged save is there.', find: lostPhotos },
  { id: 'DAY-4', sentence: 'Every piece that an acknowledged copy made is there.', find: lostCopies },
  { id: 'DAY-5', sentence: 'The last decision that was acknowledged is what came of an order.', find: brokenDecisions },
  {
    id: 'DAY-6',
    sentence: 'Nothing is handed over that looks otherwise than it was approved.',
    find: printedForgeries,
  },
  { id: 'DAY-7', sentence: 'What is left of a stock and what orders took are what there was.', find: lostStock },
  { id: 'DAY-8', sentence: 'Every receipt that was had is counted.', find: wrongReceipts },
  { id: 'DAY-9', sentence: 'Nobody waits any more when all waiting periods are over.', find: unended },
]
