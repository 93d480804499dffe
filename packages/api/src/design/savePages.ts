import type { Design, SaveDesigns } from '@irodori/contract/entities/design'
import type { Language } from '@irodori/contract/language'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { mostDesignGroups } from '@irodori/rules/designBalance'
import { mayChange } from '@irodori/rules/orderStatus'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { removeList, removeLostLists } from '../mergeList/stored/followPieces.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { recordDesignChange } from '../order/recordDesignChange.ts'
import type { TextViolations } from '../printability/measureTexts.ts'
import { checkBase, missingPageFailure } from './checkBase.ts'
import { checkDrafts } from './checkDrafts.ts'
import { listDesigns } from './listDesigns.ts'
import type { Move } from './moveFromOrder.ts'
import { moveDesigns } from './moveFromOrder.ts'
import type { SavePlan } from './placeDrafts.ts'
import { placeDrafts } from './placeDrafts.ts'
import { writePages } from './writePages.ts'

/** Saves pages inside a transaction: lock, move, plan, checks, rows, status. A failure rolls all of it back. */
export async function savePages(
  tx: Transacting,
  input: SaveDesigns,
  move: Move | null,
  texts: TextViolations,
  now: Date,
  language: Language | null,
): Promise<Result<Design[], ApiError>> {
  const order = await lockOrder(tx, input.orderNumber)
  if (!order) return fail(401, 'UNAUTHENTICATED')
  if (!mayChange(order.status)) return fail(403, 'ORDER_IS_PRODUCED')
  const moveFailure = move && (await moveDesigns(tx, move, order, now))
  if (moveFailure) return moveFailure
  const existing = await tx.selectFrom('design').selectAll().where('order_number', '=', order.order_number).execute()
  const plan = placeDrafts(input, existing)
  if (!plan.ok) return plan.error.code === 'DESIGN_NOT_FOUND' ? missingPageFailure(tx, input, existing) : plan
  if (isOverLimit(order, existing, plan.value)) return fail(400, 'SPARE_DESIGNS_EXCEPTION')
  const failure =
    (await checkBase(tx, input, plan.value)) ??
    (await checkDrafts(tx, order.order_number, plan.value.placements, texts))
  if (failure) return failure
  const ids = await writePages(tx, order.order_number, plan.value, existing, now)
  await keepLists(tx, order, plan.value)
  const changed = await recordDesignChange(tx, order, now)
  if (!changed.ok) return fail(403, 'ORDER_IS_PRODUCED')
  const saved = await listDesigns(tx, { orderNumber: order.order_number, ids }, language)
  const designs = new Map(saved.map((design) => [design.id, design]))
  return ok(ids.flatMap((id) => designs.get(id) ?? []))
}

/** A list belongs to the texts of its piece: it stays while one of their pages does. */
async function keepLists(tx: Transacting, { order_number }: OrderRow, plan: SavePlan): Promise<void> {
  const isReplaced =
    plan.removed.length > 0 && plan.placements.every(({ row }) => row?.group_number !== plan.groupNumber)
  if (isReplaced) await removeList(tx, { orderNumber: order_number, groupNumber: plan.groupNumber })
  await removeLostLists(tx, order_number)
}

/** Whether a save adds a group to an order that has as many as it may keep (BAL-2). */
function isOverLimit(order: OrderRow, existing: readonly DesignRow[], { groupNumber, removed }: SavePlan): boolean {
  const groups = new Set(existing.filter((row) => !removed.includes(row)).map((row) => row.group_number))
  return !groups.has(groupNumber) && groups.size >= mostDesignGroups(order.details.products)
}
