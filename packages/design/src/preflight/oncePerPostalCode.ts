import { postalCodes } from '../address/postalBoxes.ts'
import type { DesignPage } from '../document/designPage.ts'
import type { Finding } from './finding.ts'

/**
 * Findings for counting and listing: of those that say that a digit of a postal code is still the sample, only that of the
 * first digit, because a code is filled in at once.
 * @param pages those of the findings
 */
export function oncePerPostalCode(pages: readonly DesignPage[], findings: readonly Finding[]): readonly Finding[] {
  const samples = new Set(findings.flatMap(({ kind, itemId }) => (kind === 'TEXT_SAMPLE' ? itemId : [])))
  if (samples.size < 2) return findings
  const repeated = new Set(
    pages.flatMap(postalCodes).flatMap((digits) => {
      const ids = digits.map(({ id }) => id).filter((id) => samples.has(id))
      return ids.slice(1)
    }),
  )
  return findings.filter(({ kind, itemId }) => kind !== 'TEXT_SAMPLE' || !repeated.has(itemId))
}
