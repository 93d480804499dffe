import { randomUUID } from 'node:crypto'
import type { DesignRow } from '../database/tables/designs.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { nextUpdatedAt } from '../order/nextUpdatedAt.ts'
import { isSavedAs, storedDraft } from './checkBase.ts'
import type { Placement, SavePlan } from './placeDrafts.ts'
import { removeDesign } from './removeDesign.ts'
import { enqueueRender } from './renderJob.ts'
import { writeSavedMessage } from './writeDesignMessage.ts'

/**
 * Writes the pages of a save and queues their renders; a page that is saved already is left as it is.
 * @param existing all designs of the order
 * @returns the ids of the pages in the order of the save
 */
export async function writePages(
  tx: Transacting,
  orderNumber: string,
  plan: SavePlan,
  existing: readonly DesignRow[],
  now: Date,
): Promise<string[]> {
  const choices = await choicesOf(tx, plan, existing)
  for (const row of plan.removed) await removeDesign(tx, row, now)
  const ids: string[] = []
  for (const placement of plan.placements) {
    ids.push(await writePage(tx, orderNumber, plan.groupNumber, placement, choices, now))
  }
  return ids
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

async function writePage(
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
  await enqueueRender(tx, { id, order_number: orderNumber, revision })
  await writeSavedMessage(tx, { id, order_number: orderNumber, revision, draft: storedDraft(draft) }, now)
  return id
}
