import type { Month } from '@irodori/rules/month'
import { addToMonth, monthsBetween } from '@irodori/rules/month'
import type { Change } from '../document/change.ts'
import { NO_CHANGE } from '../document/change.ts'
import type { DesignPage, Sheet } from '../document/designPage.ts'

type Shown = Pick<Sheet, 'monthGrid' | 'month'>

const monthOf = ({ monthGrid, month }: Shown): Month[] => (monthGrid && month !== undefined ? [month] : [])

/** The month with which a calendar begins: the earliest that its sheets show; null if they show none. */
export const startMonth = (sheets: readonly Shown[]): Month | null => sheets.flatMap(monthOf).toSorted()[0] ?? null

/** CLD-6: the change that makes a calendar begin with another month. All months move by as many months as the first one. */
export function changeStart(pages: readonly DesignPage[], start: Month): Change {
  const current = startMonth(pages.map(({ sheet }) => sheet))
  if (current === null || current === start) return NO_CHANGE
  const count = monthsBetween(current, start)
  return Object.fromEntries(
    pages.flatMap(({ key, templateId, sheet }) =>
      monthOf(sheet).map((month) => {
        const before = { ...sheet, templateId }
        return [key, { items: {}, sheet: { before, after: { ...before, month: addToMonth(month, count) } } }]
      }),
    ),
  )
}
