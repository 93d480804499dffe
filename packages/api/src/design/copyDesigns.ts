import { createHash, randomUUID } from 'node:crypto'
import type { AnswerOf, ParamsOf, QueryOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { mayChange } from '@irodori/rules/orderStatus'
import { findProduct } from '../catalogue/catalogue.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { copyList } from '../mergeList/stored/followPieces.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { recordDesignChange } from '../order/recordDesignChange.ts'
import { findGroup } from './findGroup.ts'
import { hasSheetsFor } from '../printability/hasSheetsFor.ts'
import { remainingPieces } from './remainingPieces.ts'
import { enqueueRender } from './renderJob.ts'
import { writeSavedMessage } from './writeDesignMessage.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly wake: () => void
}

type Copied = AnswerOf<typeof endpoints.copyDesigns>
type Input = ParamsOf<typeof endpoints.copyDesigns> & QueryOf<typeof endpoints.copyDesigns>

/**
 * Copies a design group with its list as a new group, a booklet as a new booklet, as long as the order has pieces without a design. A
 * call that is repeated with the same randomId copies once.
 */
export async function copyDesigns(deps: Deps, caller: Caller, input: Input): Promise<Outcome<Copied>> {
  const own = await ownOrder(deps.database, caller, input.orderNumber)
  if (!own.ok) return own
  const { order_number: orderNumber } = own.value
  const copied = await transactResult(deps.database, (tx) => copyInTransaction(tx, orderNumber, input, deps.now()))
  if (!copied.ok) return copied
  deps.wake()
  return answer(copied.value)
}

async function copyInTransaction(
  tx: Transacting,
  orderNumber: string,
  input: Input,
  now: Date,
): Promise<Result<Copied, ApiError>> {
  const order = await lockOrder(tx, orderNumber)
  if (!order) return fail(403, 'FORBIDDEN')
  const existing = await tx.selectFrom('design').selectAll().where('order_number', '=', orderNumber).execute()
  const made = copyOf(existing, input.randomId)
  if (made) return ok(made)
  if (!mayChange(order.status)) return fail(400, 'ORDER_CHANGED')
  const [first, ...others] = await findGroup(tx, orderNumber, input)
  if (!first) return fail(404, 'DESIGN_NOT_FOUND')
  const rows = [first, ...others]
  const productId = input.productId ?? first.draft.productId
  const failure = await checkProduct(tx, order, rows, productId)
  if (failure) return failure
  if (remainingPieces(order, existing, productId) <= 0) return fail(400, 'SPARE_DESIGNS_EXCEPTION')

  const groupNumber = Math.max(...existing.map((row) => row.group_number)) + 1
  const designSeriesCopyId = await copySeries(tx, first, productId, now)
  for (const row of rows) await copyPage(tx, row, { productId, groupNumber, designSeriesCopyId }, input.randomId, now)
  await copyList(tx, { orderNumber, groupNumber: first.group_number }, groupNumber, now)
  const changed = await recordDesignChange(tx, order, now)
  return changed.ok ? ok({ groupNumber, designSeriesCopyId }) : fail(400, 'ORDER_CHANGED')
}

/** The copy that an earlier call with the same randomId has made. */
function copyOf(existing: readonly DesignRow[], randomId: string | undefined): Copied | null {
  if (randomId === undefined) return null
  const copy = existing.find((row) => row.random_id === randomIdOf(row, randomId))
  return copy ? { groupNumber: copy.group_number, designSeriesCopyId: copy.design_series_id } : null
}

/** The randomId of a copied page, derived from that of the call and the place of the page, as a UUID of version 8. */
function randomIdOf({ page_number, side_number }: DesignRow, randomId: string): string {
  const hash = createHash('sha256').update(`${randomId} ${page_number} ${side_number}`).digest('hex')
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return [...parts, hash.slice(20, 32)].join('-')
}

async function checkProduct(
  tx: Transacting,
  order: OrderRow,
  rows: readonly DesignRow[],
  productId: string,
): Promise<ApiFailure | null> {
  const product = await findProduct(tx, productId)
  if (!product || product.isDeleted || !product.isPublic) return fail(404, 'PRODUCT_IS_NOT_FOUND')
  const madeFor = rows[0]?.draft.productId ?? productId
  if (madeFor === productId) return null
  const made = await findProduct(tx, madeFor)
  const isBought = order.details.products.some((line) => line.productId === productId)
  const sizes = rows.map((row) => row.draft)
  const isCopyable = made !== null && isBought && (await hasSheetsFor(tx, made, product, sizes))
  return isCopyable ? null : fail(400, 'DESIGN_NOT_COPYABLE', { error: { NotCopyable: [product.name] } })
}

/** Copies a booklet. Its option is kept only for the same product. */
async function copySeries(tx: Transacting, row: DesignRow, productId: string, now: Date): Promise<string | null> {
  if (row.design_series_id === null) return null
  const series = await tx
    .selectFrom('design_series')
    .selectAll()
    .where('id', '=', row.design_series_id)
    .executeTakeFirstOrThrow()
  const id = randomUUID()
  const isSame = row.draft.productId === productId
  await tx
    .insertInto('design_series')
    .values({
      ...series,
      id,
      product_id: productId,
      product_option_id: isSame ? series.product_option_id : null,
      created_at: now,
    })
    .execute()
  return id
}

interface Target {
  readonly productId: string
  readonly groupNumber: number
  readonly designSeriesCopyId: string | null
}

/** Copies a page without its package plan, because the number of plans is limited for the whole order. */
async function copyPage(
  tx: Transacting,
  row: DesignRow,
  { productId, groupNumber, designSeriesCopyId }: Target,
  randomId: string | undefined,
  now: Date,
): Promise<void> {
  const id = randomUUID()
  const random_id = randomId === undefined ? randomUUID() : randomIdOf(row, randomId)
  const draft = { ...row.draft, randomId: random_id, productId, designSeriesId: designSeriesCopyId }
  // A copy changes nothing that the pixels of a page depend on.
  const isPrinted = row.print_check === 'EQUAL'
  const revision = 1
  await tx
    .insertInto('design')
    .values({
      id,
      order_number: row.order_number,
      random_id,
      group_number: groupNumber,
      design_series_id: designSeriesCopyId,
      page_number: row.page_number,
      side_number: row.side_number,
      revision,
      draft: json(draft),
      print_check: isPrinted ? row.print_check : 'PENDING',
      print_hash: isPrinted ? row.print_hash : null,
      print_kernel: isPrinted ? row.print_kernel : null,
      print_name: isPrinted ? row.print_name : null,
      product_option_id: row.draft.productId === productId ? row.product_option_id : null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  if (!isPrinted) await enqueueRender(tx, { id, order_number: row.order_number, revision })
  await writeSavedMessage(tx, { id, order_number: row.order_number, revision, draft }, now)
}
