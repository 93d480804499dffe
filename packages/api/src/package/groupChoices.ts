import type { Design } from '@irodori/contract/entities/design'
import type { SavePackages } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

/** The choice for a design group; null where nothing is chosen. */
export interface GroupChoice {
  readonly groupNumber: number
  readonly packagePlanId: string | null
  readonly productOptionId: string | null
}

const KEYS = ['packagePlanId', 'productOptionId'] as const

/**
 * The choices that the sent designs make for their groups. A group is one piece, so its pages must agree; a choice that
 * none of them sends is kept.
 */
export function groupChoices(
  input: SavePackages['designs'],
  designs: readonly Design[],
): Result<GroupChoice[], ApiError> {
  const known = new Map(designs.map((design) => [design.id, design]))
  const said = new Map<number, { packagePlanId?: string | null; productOptionId?: string | null }>()
  for (const [index, page] of input.entries()) {
    const design = known.get(page.id)
    const isOfOtherSeries = page.designSeriesId ? page.designSeriesId !== design?.designSeriesId : false
    if (!design || isOfOtherSeries) return fail(404, 'DESIGN_NOT_FOUND', { error: { designIds: [page.id] } })
    const group = said.get(design.groupNumber) ?? {}
    for (const key of KEYS) {
      const choice = page[key] === undefined ? undefined : page[key] || null
      if (choice === undefined) continue
      if (group[key] !== undefined && group[key] !== choice) return contradiction(`designs.${index}.${key}`)
      group[key] = choice
    }
    said.set(design.groupNumber, group)
  }
  const choices = [...said].map(([groupNumber, group]): GroupChoice => {
    const before = designs.find((design) => design.groupNumber === groupNumber)
    const { packagePlanId = before?.packagePlanId ?? null, productOptionId = before?.productOptionId ?? null } = group
    return { groupNumber, packagePlanId, productOptionId }
  })
  return ok(choices)
}

const contradiction = (field: string): ApiFailure =>
  fail(400, 'REQUEST_INVALID', { error: { [field]: ['pages of one group differ'] } })
