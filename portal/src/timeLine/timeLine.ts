import type { OrderStatus } from '@irodori/contract'

const STEPS = ['order', 'design', 'confirm', 'produce', 'deliver'] as const
export type Step = (typeof STEPS)[number]

export interface TimeLineStep {
  readonly step: Step
  readonly state: 'DONE' | 'CURRENT' | 'AHEAD'
}

const CURRENT_STEP: Readonly<Record<OrderStatus, Step | null>> = {
  WAITING: 'design',
  DRAFT: 'design',
  PENDING: 'confirm',
  WAITING_CREATION: 'confirm',
  URL_RELEASED: 'confirm',
  COMMITTED: 'confirm',
  PENDING_CREATION: 'produce',
  CREATING: 'produce',
  SHIPPED: 'deliver',
  CANCEL: null,
  PENDING_CANCEL: null,
}

/**
 * Where an order stands on its way; empty for one that goes no further.
 * @param isDesigned every piece that was bought has its complete design
 */
export function timeLine(status: OrderStatus, isDesigned: boolean): readonly TimeLineStep[] {
  const named = CURRENT_STEP[status]
  if (named === null) return []
  const current = STEPS.indexOf(status === 'DRAFT' && isDesigned ? 'confirm' : named)
  return STEPS.map((step, index) => ({
    step,
    state: index < current ? 'DONE' : index === current ? 'CURRENT' : 'AHEAD',
  }))
}
