import { type NextStep, nextStep } from '@irodori/rules'

export interface ContinueLabel {
  readonly step: NextStep
  /** Keys of the words for wide screens, and for those under 480 px. */
  readonly wide: `next.${NextStep}.wide`
  readonly narrow: `next.${NextStep}.narrow`
}

/** RVW-5: the button says where it leads, in fewer words on a narrow screen. */
export function continueLabel(order: Parameters<typeof nextStep>[0]): ContinueLabel {
  const step = nextStep(order)
  return { step, wide: `next.${step}.wide`, narrow: `next.${step}.narrow` }
}
