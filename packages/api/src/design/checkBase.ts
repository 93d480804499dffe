import type { SaveDesigns, SentDraft } from '@irodori/contract/entities/design'
import { isSameDraft } from '@irodori/design/pageContent'
import type { DesignRow, StoredDraft } from '../database/tables/designs.ts'
import type { Transacting } from '../database/tables.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { withoutCropName } from '../image/cropOfItem.ts'
import { listDesigns } from './listDesigns.ts'
import type { Placement, SavePlan } from './placeDrafts.ts'

/**
 * Refuses a save that is based on an older version of its pages: another session has changed, replaced or deleted them
 * meanwhile. The failure carries the current pages of the group. Content that is saved already may be sent again.
 * @returns null where the pages may be saved
 */
export async function checkBase(tx: Transacting, input: SaveDesigns, plan: SavePlan): Promise<ApiFailure | null> {
  const isReplacing = (input.overrideGroupNumber ?? null) !== null
  const isOutdated = plan.placements.some((placement) => isBehind(placement, plan.groupNumber, isReplacing))
  return isOutdated ? changed(tx, input.orderNumber, plan.groupNumber) : null
}

/** The failure for a page that does not exist: DESIGN_CHANGED where the save names its version and the group has other pages. */
export async function missingPageFailure(
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
  // A caller that names a group to replace knows that it exists.
  if (basedOn === null) return row !== null && !isReplacing
  return row?.updated_at.getTime() !== Date.parse(basedOn)
}

async function changed(tx: Transacting, orderNumber: string, groupNumber: number): Promise<ApiFailure> {
  const designs = await listDesigns(tx, { orderNumber, groupNumber })
  return fail(400, 'DESIGN_CHANGED', { error: { designs } })
}

/** The page is saved with this content and in this group. */
export const isSavedAs = (row: DesignRow, draft: SentDraft, groupNumber: number): boolean =>
  row.group_number === groupNumber && isSameDraft(row.draft, storedDraft(draft))

export const storedDraft = ({ id: _, basedOn: __, ...draft }: SentDraft): StoredDraft => ({
  ...draft,
  items: draft.items.map(withoutCropName),
})
