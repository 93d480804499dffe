import { randomUUID } from 'node:crypto'
import type { Design, SaveDesigns } from '@irodori/contract'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { DesignRow } from '../database/tables/designs.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { enqueue } from '../jobs/jobs.ts'
import { allowsEvent } from '../order/allowsEvent.ts'
import { findOrder } from '../order/findOrder.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { nextUpdatedAt } from '../order/nextUpdatedAt.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { recordDesignChange } from '../order/recordDesignChange.ts'
import { checkPhone } from '../orderAccess/checkPhone.ts'
import { errorCode } from '../resilience/transientErrors.ts'
import type { Storage } from '../storage/storage.ts'
import { checkBase, isSavedAs, missingPageFailure, storedDraft } from './checkBase.ts'
import { checkDrafts } from './checkDrafts.ts'
import { listDesigns } from './listDesigns.ts'
import type { Move } from './moveFromOrder.ts'
import { moveDesigns, prepareMove } from './moveFromOrder.ts'
import type { Placement, SavePlan } from './placeDrafts.ts'
import { placeDrafts } from './placeDrafts.ts'
import { removeDesign } from './removeDesign.ts'
import { RENDER_JOB } from './renderJob.ts'

export interface SaveDeps {
  readonly database: Database
  readonly storage: Storage
  readonly failedAttemptsPerHour: number
  readonly now: () => Date
  /** Called after the commit, when a render job waits. */
  readonly wake: () => void
}

const UNIQUE_VIOLATION = '23505'

/**
 * Saves pages of the caller's order: new ones are created, others updated, and a repeated call changes nothing. The
 * pages, the order's status and the render jobs are one transaction; the answer is given after its commit.
 */
export async function saveDesigns(deps: SaveDeps, caller: Caller, input: SaveDesigns): Promise<Outcome<Design[]>> {
  const own = await ownOrder(deps.database, caller, input.orderNumber)
  // The browser answers a 401 with the login, which names the order that the customer wants to save into.
  if (!own.ok) return fail(401, 'UNAUTHENTICATED')
  const move = await moveOf(deps, input)
  if (!move.ok) return move
  try {
    const saved = await transactResult(deps.database, (tx) => saveInTransaction(tx, input, move.value, deps.now()))
    if (!saved.ok) return saved
    deps.wake()
    return answer(saved.value)
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return fail(400, 'REQUEST_INVALID')
    throw error
  }
}

/** The move of designs from an old order that the caller names and proves by its phone number; null where none is named. */
async function moveOf(deps: SaveDeps, input: SaveDesigns): Promise<Result<Move | null, ApiError>> {
  const { oldOrderNumber, oldPhoneNumber } = input
  if (!oldOrderNumber || oldOrderNumber === input.orderNumber) return ok(null)
  const from = await checkPhone(deps, { orderNumber: oldOrderNumber, phoneNumber: oldPhoneNumber ?? '' })
  if (!from.ok) return from
  const to = await findOrder(deps.database, input.orderNumber)
  if (!to) return fail(401, 'UNAUTHENTICATED')
  const named = input.designs.flatMap(({ id }) => id ?? [])
  return ok(await prepareMove(deps, from.value, to, named))
}

async function saveInTransaction(
  tx: Transacting,
  input: SaveDesigns,
  move: Move | null,
  now: Date,
): Promise<Result<Design[], ApiError>> {
  const order = await lockOrder(tx, input.orderNumber)
  if (!order) return fail(401, 'UNAUTHENTICATED')
  if (!(await allowsEvent(tx, order, 'DESIGN_SAVED'))) return fail(403, 'ORDER_IS_PRODUCED')
  const moveFailure = move && (await moveDesigns(tx, move, order, now))
  if (moveFailure) return moveFailure
  const existing = await tx.selectFrom('design').selectAll().where('order_number', '=', order.order_number).execute()
  const placed = placeDrafts(input, existing)
  if (!placed.ok) return placed.error.code === 'DESIGN_NOT_FOUND' ? missingPageFailure(tx, input, existing) : placed
  const plan = placed.value
  const failure = (await checkBase(tx, input, plan)) ?? (await checkDrafts(tx, order.order_number, plan.placements))
  if (failure) return failure

  const choices = await choicesOf(tx, plan, existing)
  for (const row of plan.removed) await removeDesign(tx, row)
  const ids: string[] = []
  for (const placement of plan.placements) {
    ids.push(await saveOne(tx, order.order_number, plan.groupNumber, placement, choices, now))
  }
  const changed = await recordDesignChange(tx, order, now)
  if (!changed.ok) return fail(403, 'ORDER_IS_PRODUCED')
  const designs = new Map(
    (await listDesigns(tx, { orderNumber: order.order_number, ids })).map((design) => [design.id, design]),
  )
  return ok(ids.flatMap((id) => designs.get(id) ?? []))
}

type Choices = Pick<DesignRow, 'package_plan_id' | 'product_option_id'>

/**
 * The customer's choices for the group. They are kept when its pages are saved again or replaced, unless the pages are now
 * of another product. A new booklet brings the option that it was created with.
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
    updated_at: row ? nextUpdatedAt(row, now) : now,
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
