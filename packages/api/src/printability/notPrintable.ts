import type { PrintViolation } from '@irodori/contract/entities/printViolation'
import type { StoredDraft } from '../database/tables/designs.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { DraftViolation } from './draftViolations.ts'

type Place = Pick<StoredDraft, 'randomId' | 'pageNumber' | 'sideNumber'>

/** The violations of a page as the wire names them. */
export const placeViolations = (
  { randomId, pageNumber, sideNumber }: Place,
  groupNumber: number | null,
  violations: readonly DraftViolation[],
): PrintViolation[] => violations.map((violation) => ({ ...violation, randomId, pageNumber, sideNumber, groupNumber }))

/** The failure for pages that cannot be printed; null if there are none. */
export const notPrintable = (violations: readonly PrintViolation[]): ApiFailure | null =>
  violations.length === 0 ? null : fail(400, 'DESIGN_NOT_PRINTABLE', { error: { violations } })
