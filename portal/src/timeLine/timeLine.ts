import type { OrderStatus } from '@irodori/contract/entities/order'

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
 * The steps of an order with their states; empty for a cancelled order.
 * @param isDelivered whether every parcel has arrived
 * @param isDesigned whether every piece that was bought has a complete design
 */
export function timeLine(status: OrderStatus, isDesigned: boolean, isDelivered: boolean): readonly TimeLineStep[] {
  const step = CURRENT_STEP[status]
  if (step === null) return []
  if (isDelivered) return STEPS.map((each) => ({ step: each, state: 'DONE' }))
  const current = STEPS.indexOf(status === 'DRAFT' && isDesigned ? 'confirm' : step)
  return STEPS.map((each, index) => ({
    step: each,
    state: index < current ? 'DONE' : index === current ? 'CURRENT' : 'AHEAD',
  }))
}
