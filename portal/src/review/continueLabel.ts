import type { NextStep } from '@irodori/rules/reviewViolations'
import { nextStep } from '@irodori/rules/reviewViolations'

export interface ContinueLabel {
  readonly step: NextStep
  /** Message keys for wide screens and for screens under 480 px. */
  readonly wide: `next.${NextStep}.wide`
  readonly narrow: `next.${NextStep}.narrow`
}

/** RVW-5: the label of the button that names the next step, with a shorter one for narrow screens. */
export function continueLabel(order: Parameters<typeof nextStep>[0]): ContinueLabel {
  const step = nextStep(order)
  return { step, wide: `next.${step}.wide`, narrow: `next.${step}.narrow` }
}
