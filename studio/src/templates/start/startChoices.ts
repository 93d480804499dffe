import type { Month } from '@irodori/rules/month'
import { addToMonth } from '@irodori/rules/month'
import { tokyoDay } from '@irodori/rules/tokyoDay'

const MONTHS_AHEAD = 24

const monthOf = (now: Date): Month => tokyoDay(now).slice(0, 7)

/** CLD-6: the start that is proposed for a calendar: that of its templates, or the next month once it is past. */
export function proposedStart(ofTemplates: Month, now: Date): Month {
  const month = monthOf(now)
  return ofTemplates < month ? addToMonth(month, 1) : ofTemplates
}

/** CLD-6: the months with which a calendar may begin: two years from this month, and the current choice. */
export function startChoices(current: Month, now: Date): readonly Month[] {
  const months = Array.from({ length: MONTHS_AHEAD }, (_, count) => addToMonth(monthOf(now), count))
  return [...new Set([...months, current])].toSorted()
}
