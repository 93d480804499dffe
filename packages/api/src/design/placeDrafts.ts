import type { SaveDesigns, SentDraft } from '@irodori/contract/entities/design'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { DesignRow } from '../database/tables/designs.ts'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

/** A sent page and the saved design that it replaces; null for a new one. */
export interface Placement {
  readonly draft: SentDraft
  readonly row: DesignRow | null
}

export interface SavePlan {
  readonly groupNumber: number
  readonly placements: readonly Placement[]
  /** Designs that the save removes. */
  readonly removed: readonly DesignRow[]
}

/**
 * Decides what a save does to the designs of the order. A page is an existing design by its id, else by its randomId
 * (a repeated create), else by its place in the group; all others are new. The pages of a booklet share one group.
 * @param existing every design of the order
 */
export function placeDrafts(input: SaveDesigns, existing: readonly DesignRow[]): Result<SavePlan, ApiError> {
  const known = input.designs.map((draft) => matchOf(draft, existing))
  if (known.includes('UNKNOWN')) return fail(404, 'DESIGN_NOT_FOUND')
  const matches = known.filter((match) => match !== 'UNKNOWN')

  const slots = new Set(input.designs.map(slotOf))
  if (slots.size !== input.designs.length) return invalid('designs', 'two pages for one place')
  const series = new Set(input.designs.map((draft) => draft.designSeriesId))
  if (series.size !== 1) return invalid('designs', 'pages of several booklets')

  const groupNumber = groupOf(input, matches, existing)
  if (groupNumber < 1 || groupNumber > MAX_GROUP) return invalid('groupNumber', 'out of range')

  const inGroup = existing.filter((row) => row.group_number === groupNumber)
  const claimed = new Set(matches.flatMap((row) => row?.id ?? []))
  const placements = input.designs.map((draft, index): Placement => {
    const row = matches[index] ?? inGroup.find((other) => !claimed.has(other.id) && slotOfRow(other) === slotOf(draft))
    return { draft, row: row ?? null }
  })
  const used = placements.flatMap(({ row }) => row?.id ?? [])
  if (new Set(used).size !== used.length) return invalid('designs', 'one design twice')

  const replaces = (input.overrideGroupNumber ?? null) !== null
  const removed = inGroup.filter((row) => !used.includes(row.id) && (replaces || slots.has(slotOfRow(row))))
  return ok({ groupNumber, placements, removed })
}

const MAX_GROUP = 100_000

function matchOf(draft: SentDraft, existing: readonly DesignRow[]): DesignRow | null | 'UNKNOWN' {
  if (draft.id !== null) return existing.find((row) => row.id === draft.id) ?? 'UNKNOWN'
  return existing.find((row) => row.random_id === draft.randomId) ?? null
}

function groupOf(input: SaveDesigns, matches: readonly (DesignRow | null)[], existing: readonly DesignRow[]): number {
  const seriesId = input.designs[0]?.designSeriesId ?? null
  const ofSeries = seriesId === null ? undefined : existing.find((row) => row.design_series_id === seriesId)
  const own = matches.find((row) => row !== null)
  const nextFree = existing.reduce((highest, row) => Math.max(highest, row.group_number), 0) + 1
  return input.overrideGroupNumber ?? own?.group_number ?? ofSeries?.group_number ?? input.groupNumber ?? nextFree
}

const slotOf = (draft: SentDraft): string => `${draft.pageNumber} ${draft.sideNumber}`
const slotOfRow = (row: DesignRow): string => `${row.page_number} ${row.side_number}`

const invalid = (field: string, message: string): ApiFailure =>
  fail(400, 'REQUEST_INVALID', { error: { [field]: [message] } })
