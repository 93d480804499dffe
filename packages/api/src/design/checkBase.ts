import type { SaveDesigns, SentDraft } from '@irodori/contract'
import type { DesignRow, StoredDraft } from '../database/tables/designs.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { listDesigns } from './listDesigns.ts'
import type { Placement, SavePlan } from './placeDrafts.ts'

/**
 * Refuses a save whose pages were made from others than those that are saved now: changed, put in their place or
 * removed by somebody else meanwhile. The refusal carries the pages of the group as they are. What is saved already
 * just so may be sent again.
 * @returns null where the pages may be saved
 */
export async function checkBase(tx: Transacting, input: SaveDesigns, plan: SavePlan): Promise<ApiFailure | null> {
  const isReplacing = (input.overrideGroupNumber ?? null) !== null
  const isOutdated = plan.placements.some((placement) => isBehind(placement, plan.groupNumber, isReplacing))
  return isOutdated ? changed(tx, input.orderNumber, plan.groupNumber) : null
}

/** What to say of a page that is not there: that others stand in its place, where its save named what it is based on. */
export async function lostPage(
  tx: Transacting,
  input: SaveDesigns,
  existing: readonly DesignRow[],
): Promise<ApiFailure> {
  const isLost = ({ id, basedOn }: SentDraft): boolean =>
    id !== null && basedOn !== undefined && !existing.some((row) => row.id === id)
  const groupNumber = input.groupNumber ?? null
  const hasOthers = existing.some((row) => row.group_number === groupNumber)
  if (groupNumber === null || !hasOthers || !input.designs.some(isLost)) {
    return fail(404, 'DESIGN_NOT_FOUND')
  }
  return changed(tx, input.orderNumber, groupNumber)
}

function isBehind({ draft, row }: Placement, groupNumber: number, isReplacing: boolean): boolean {
  const { basedOn } = draft
  if (basedOn === undefined || (row && isSavedAs(row, draft, groupNumber))) return false
  // Whoever names a group to be replaced knows that there is one.
  if (basedOn === null) return row !== null && !isReplacing
  return row?.updated_at.getTime() !== Date.parse(basedOn)
}

async function changed(tx: Transacting, orderNumber: string, groupNumber: number): Promise<ApiFailure> {
  const designs = await listDesigns(tx, { orderNumber, groupNumber })
  return fail(400, 'DESIGN_CHANGED', { error: { designs } })
}

/** The page is saved with this content and in this group. */
export const isSavedAs = (row: DesignRow, draft: SentDraft, groupNumber: number): boolean =>
  row.group_number === groupNumber && json(canonical(row.draft)) === json(canonical(storedDraft(draft)))

export const storedDraft = ({ id: _, basedOn: __, ...draft }: SentDraft): StoredDraft => draft

/** The same value with its keys in order: the database keeps an order of its own. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, inner]) => [key, canonical(inner)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
