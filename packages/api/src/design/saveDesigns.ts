import { randomUUID } from 'node:crypto'
import type { Design, SaveDesigns } from '@irodori/contract'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import { sqlState, transact } from '../database/transact.ts'
import type { Outcome, Refusal } from '../http/outcome.ts'
import { answer, Refused, refused } from '../http/outcome.ts'
import type { Caller } from '../http/request.ts'
import { enqueue } from '../jobs/jobs.ts'
import { checkPhone } from '../order/checkPhone.ts'
import { findOrder } from '../order/findOrder.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { statusAfter } from '../order/statusAfter.ts'
import { touched } from '../order/touched.ts'
import { lockOrder } from '../production/lockOrder.ts'
import type { Storage } from '../storage/storage.ts'
import { checkBase, isSavedAs, lostPage, storedDraft } from './checkBase.ts'
import { checkDrafts } from './checkDrafts.ts'
import { listDesigns } from './listDesigns.ts'
import type { Move } from './moveFromOrder.ts'
import { moveInside, prepareMove } from './moveFromOrder.ts'
import type { Placement, SavePlan } from './placeDrafts.ts'
import { placeDrafts } from './placeDrafts.ts'
import { removeDesign } from './removeDesign.ts'
import { RENDER_JOB } from './renderJob.ts'

export interface SaveDeps {
  readonly database: Database
  readonly storage: Storage
  readonly wrongTriesPerHour: number
  readonly now: () => Date
  /** Told after the commit that a render waits. */
  readonly wake: () => void
}

const UNIQUE_VIOLATION = '23505'

/**
 * Saves pages of the caller's order: new ones are created, others updated, a repeated call changes nothing. The pages,
 * the order's status and the render jobs are one transaction; the answer is given after its commit.
 */
export async function saveDesigns(deps: SaveDeps, caller: Caller, input: SaveDesigns): Promise<Outcome<Design[]>> {
  // The browser answers a 401 by logging in again, with the order that it wants to save into.
  const order = await ownOrder(deps.database, caller, input.orderNumber)
  if ('kind' in order) return refused(401, 'UNAUTHENTICATED')
  const move = await moveOf(deps, input)
  if (move && 'kind' in move) return move
  try {
    const saved = await transact(deps.database, (tx) => saveInside(tx, input, move, deps.now()))
    deps.wake()
    return answer(saved)
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    if (sqlState(error) === UNIQUE_VIOLATION) return refused(400, 'REQUEST_INVALID')
    throw error
  }
}

/** Who names an old order and proves it by its phone takes its designs along. */
async function moveOf(deps: SaveDeps, input: SaveDesigns): Promise<Move | Refusal | null> {
  const { oldOrderNumber, oldPhoneNumber } = input
  if (!oldOrderNumber || oldOrderNumber === input.orderNumber) return null
  const claim = { orderNumber: oldOrderNumber, phoneNumber: oldPhoneNumber ?? '' }
  const from = await checkPhone(deps, claim)
  if ('kind' in from) return from
  const to = await findOrder(deps.database, input.orderNumber)
  if (!to) return refused(401, 'UNAUTHENTICATED')
  const named = input.designs.flatMap(({ id }) => id ?? [])
  return prepareMove(deps, from, to, named)
}

async function saveInside(tx: Transacting, input: SaveDesigns, move: Move | null, now: Date): Promise<Design[]> {
  const order = await lockOrder(tx, input.orderNumber)
  if (!order) throw new Refused(refused(401, 'UNAUTHENTICATED'))
  const status = await statusAfter(tx, order, 'DESIGN_SAVED')
  if (status === null) throw new Refused(refused(403, 'ORDER_IS_PRODUCED'))
  if (move) await moveInside(tx, move, order, now)
  const existing = await tx.selectFrom('design').selectAll().where('order_number', '=', order.order_number).execute()
  const plan = placeDrafts(input, existing)
  if ('kind' in plan) {
    throw plan.errorCode === 'DESIGN_NOT_FOUND' ? await lostPage(tx, input, existing) : new Refused(plan)
  }
  await checkBase(tx, input, plan)
  await checkDrafts(tx, order.order_number, plan.placements)

  const choices = await choicesOf(tx, plan, existing)
  for (const row of plan.removed) await removeDesign(tx, row)
  const ids: string[] = []
  for (const placement of plan.placements) {
    ids.push(await saveOne(tx, order.order_number, plan.groupNumber, placement, choices, now))
  }
  await tx
    .updateTable('shop_order')
    .set({ status, updated_at: touched(order, now) })
    .where('order_number', '=', order.order_number)
    .execute()
  const designs = new Map(
    (await listDesigns(tx, { orderNumber: order.order_number, ids })).map((design) => [design.id, design]),
  )
  return ids.flatMap((id) => designs.get(id) ?? [])
}

type Choices = Pick<DesignRow, 'package_plan_id' | 'product_option_id'>

/**
 * What the customer has chosen for the group: it stays though its pages are saved again or replaced, unless they are now
 * of another product. A new booklet brings the option that it was begun with.
 */
async function choicesOf(tx: Transacting, plan: SavePlan, existing: readonly DesignRow[]): Promise<Choices> {
  const [draft] = plan.placements.map((placement) => placement.draft)
  const inGroup = existing.filter((row) => row.group_number === plan.groupNumber)
  const saved = [...inGroup, ...plan.placements.flatMap(({ row }) => row ?? [])]
  const kept = saved.find((row) => row.draft.productId === draft?.productId)
  if (kept) return { package_plan_id: kept.package_plan_id, product_option_id: kept.product_option_id }
  const begun = draft?.designSeriesId
    ? await tx
        .selectFrom('design_series')
        .select('product_option_id')
        .where('id', '=', draft.designSeriesId)
        .where('product_id', '=', draft.productId)
        .executeTakeFirst()
    : null
  return { package_plan_id: null, product_option_id: begun?.product_option_id ?? null }
}

async function saveOne(
  tx: Transacting,
  orderNumber: string,
  groupNumber: number,
  { draft, row }: Placement,
  choices: Choices,
  now: Date,
): Promise<string> {
  const id = row?.id ?? randomUUID()
  const place = {
    random_id: draft.randomId,
    group_number: groupNumber,
    design_series_id: draft.designSeriesId,
    page_number: draft.pageNumber,
    side_number: draft.sideNumber,
    ...choices,
  }
  if (row && isSavedAs(row, draft, groupNumber)) return id
  const fresh = {
    ...place,
    draft: json(storedDraft(draft)),
    print_check: 'PENDING' as const,
    print_hash: null,
    print_kernel: null,
    print_name: null,
    updated_at: row ? touched(row, now) : now,
  }
  const revision = (row?.revision ?? 0) + 1
  if (row) {
    await tx
      .updateTable('design')
      .set({ ...fresh, revision })
      .where('id', '=', id)
      .execute()
  } else {
    await tx
      .insertInto('design')
      .values({ id, order_number: orderNumber, revision, created_at: now, ...fresh })
      .execute()
  }
  await enqueue(tx, { kind: RENDER_JOB, subject: id, payload: { revision } }, now)
  return id
}
