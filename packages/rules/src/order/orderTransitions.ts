import type { OrderStatus } from '@irodori/contract/entities/order'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

/** An event that may change the status of an order. */
export type OrderEvent =
  | 'DESIGN_SAVED'
  | 'LAST_DESIGN_DELETED'
  | 'CREATION_SCHEDULED'
  | 'CREATION_CANCELLED'
  | 'WAITING_ENDED'
  | 'FILES_HANDED_OVER'
  | 'COMMITTED'
  | 'URL_RELEASED'
  | 'GIFT_ACCEPTED'
  | 'AUTO_START_DUE'
  | 'SHIPPED'
  | 'REORDER_REQUIRED'
  | 'CANCELLED_BY_SHOP'
  | 'CANCELLED_BY_CUSTOMER'
  | 'HELD'
  | 'RESUMED'

/** The facts about an order that a guard reads. */
export interface OrderFacts {
  readonly processMethod: 'normal' | 'digital_message'
  /** The order holds a product of the messaging app: its designs are downloaded instead of printed. */
  readonly hasLineProduct: boolean
  /** The status of a held order before it was held; null for every other order. */
  readonly heldFrom: OrderStatus | null
}

export type GuardReason =
  | 'NOT_A_LINE_PRODUCT'
  | 'LINE_PRODUCT'
  | 'DIGITAL_MESSAGE'
  | 'NOT_A_DIGITAL_MESSAGE'
  | 'HELD_FROM_ELSEWHERE'

/** One allowed change of status. The guard returns the reason to refuse it, or null. */
export interface Transition {
  readonly from: OrderStatus
  readonly event: OrderEvent
  readonly to: OrderStatus
  readonly guard?: (facts: OrderFacts) => GuardReason | null
}

const BEFORE_CREATING = [
  'WAITING',
  'DRAFT',
  'WAITING_CREATION',
  'PENDING_CREATION',
  'COMMITTED',
  'URL_RELEASED',
  'PENDING_CANCEL',
] as const satisfies readonly OrderStatus[]

const each = (from: readonly OrderStatus[], event: OrderEvent, to: OrderStatus): Transition[] =>
  from.map((status) => ({ from: status, event, to }))

/** STA-1: the table of transitions. The status of an order changes in no other way. */
export const ORDER_TRANSITIONS: readonly Transition[] = [
  ...each(['WAITING', 'DRAFT'], 'DESIGN_SAVED', 'DRAFT'),
  ...each(['DRAFT'], 'LAST_DESIGN_DELETED', 'WAITING'),
  {
    from: 'DRAFT',
    event: 'CREATION_SCHEDULED',
    to: 'WAITING_CREATION',
    guard: (facts) => {
      if (facts.hasLineProduct) return 'LINE_PRODUCT'
      // A digital message goes into production once its recipient has accepted it.
      return facts.processMethod === 'digital_message' ? 'DIGITAL_MESSAGE' : null
    },
  },
  ...each(['WAITING_CREATION'], 'CREATION_CANCELLED', 'DRAFT'),
  ...each(['WAITING_CREATION'], 'WAITING_ENDED', 'PENDING_CREATION'),
  ...each(['PENDING_CREATION'], 'FILES_HANDED_OVER', 'CREATING'),
  {
    from: 'DRAFT',
    event: 'COMMITTED',
    to: 'COMMITTED',
    guard: (facts) => (facts.hasLineProduct ? null : 'NOT_A_LINE_PRODUCT'),
  },
  {
    from: 'DRAFT',
    event: 'URL_RELEASED',
    to: 'URL_RELEASED',
    guard: (facts) => (facts.processMethod === 'digital_message' ? null : 'NOT_A_DIGITAL_MESSAGE'),
  },
  ...each(['URL_RELEASED'], 'GIFT_ACCEPTED', 'PENDING_CREATION'),
  ...each(['URL_RELEASED'], 'AUTO_START_DUE', 'PENDING_CREATION'),
  ...each(['CREATING'], 'SHIPPED', 'SHIPPED'),
  ...each(['WAITING', 'DRAFT'], 'REORDER_REQUIRED', 'PENDING_CANCEL'),
  ...each(['WAITING', 'DRAFT', 'PENDING_CANCEL', 'PENDING'], 'CANCELLED_BY_SHOP', 'CANCEL'),
  ...each(['WAITING', 'DRAFT', 'PENDING_CANCEL'], 'CANCELLED_BY_CUSTOMER', 'CANCEL'),
  ...each(BEFORE_CREATING, 'HELD', 'PENDING'),
  ...BEFORE_CREATING.map(
    (status): Transition => ({
      from: 'PENDING',
      event: 'RESUMED',
      to: status,
      guard: (facts) => (facts.heldFrom === status ? null : 'HELD_FROM_ELSEWHERE'),
    }),
  ),
]

/** Why an event does not change the status: a guard refuses it, or the table has no transition for it. */
export type StatusViolation = GuardReason | 'NOT_ALLOWED'

/** STA-2: the status after an event, or the reason why the event is refused. */
export function nextStatus(
  status: OrderStatus,
  event: OrderEvent,
  facts: OrderFacts,
): Result<OrderStatus, StatusViolation> {
  let violation: StatusViolation = 'NOT_ALLOWED'
  for (const transition of ORDER_TRANSITIONS) {
    if (transition.from !== status || transition.event !== event) continue
    const reason = transition.guard?.(facts) ?? null
    if (reason === null) return ok(transition.to)
    violation = reason
  }
  return err(violation)
}

/**
 * STA-3: violations of a sound table: a status that no transition reaches, or two transitions for one event of which at
 * most one has a guard. An empty list means that the table is sound.
 */
export function transitionViolations(table: readonly Transition[], start: OrderStatus = 'WAITING'): string[] {
  const reached = new Set<OrderStatus>([start])
  for (let before = 0; before !== reached.size; ) {
    before = reached.size
    for (const { from, to } of table) if (reached.has(from)) reached.add(to)
  }
  const unreached = ORDER_STATUSES.filter((status) => !reached.has(status)).map(
    (status) => `${status} is never reached`,
  )
  const ambiguous = table
    .filter((one, index) =>
      table.some(
        (other, at) =>
          at < index && other.from === one.from && other.event === one.event && !(other.guard && one.guard),
      ),
    )
    .map(({ from, event }) => `${event} has two transitions from ${from}`)
  return [...unreached, ...ambiguous]
}
