import { endpoints } from '@irodori/contract/endpoints'
import type { ActionRefusal, OrderAction } from '@irodori/contract/entities/deskOrder'
import { ORDER_ACTIONS } from '@irodori/contract/entities/deskOrder'
import type { OrderStatus } from '@irodori/contract/entities/order'
import type { StaffRole } from '@irodori/contract/entities/staff'
import type { OrderEvent, OrderFacts } from '@irodori/rules/orderTransitions'
import { nextStatus } from '@irodori/rules/orderTransitions'
import { hasParcels } from '../production/recordShipment.ts'
import { mayChangeReceiver } from '../staffOrders/changeReceiver.ts'

/** DSK-9: whether a member sees phone numbers, e-mail addresses and postal addresses. */
export const seesContacts = (role: StaffRole): boolean => role !== 'DESIGNER'

/** What decides which actions an order allows. */
interface Facts {
  readonly status: OrderStatus
  readonly order: OrderFacts
  /** Whether a page differs from the approved one or could not be rendered. */
  readonly hasFailedPages: boolean
  /** Whether an e-mail address of the customer is known. */
  readonly hasAddress: boolean
}

interface Rule {
  readonly endpoint: { readonly roles?: readonly StaffRole[] }
  readonly refusal: (facts: Facts) => ActionRefusal | null
}

const onEvent =
  (event: OrderEvent): Rule['refusal'] =>
  ({ status, order }) =>
    nextStatus(status, event, order).ok ? null : 'STATUS'

const inStatus =
  (isAllowed: (status: OrderStatus) => boolean): Rule['refusal'] =>
  ({ status }) =>
    isAllowed(status) ? null : 'STATUS'

const RULES: Readonly<Record<OrderAction, Rule>> = {
  HOLD: { endpoint: endpoints.holdOrder, refusal: onEvent('HELD') },
  RESUME: { endpoint: endpoints.resumeOrder, refusal: onEvent('RESUMED') },
  CANCEL: { endpoint: endpoints.cancelDeskOrder, refusal: onEvent('CANCELLED_BY_SHOP') },
  RETRY: {
    endpoint: endpoints.retryOrder,
    refusal: ({ status, hasFailedPages }) =>
      hasFailedPages || status === 'PENDING_CREATION' ? null : 'NOTHING_TO_RETRY',
  },
  SHIP: { endpoint: endpoints.shipOrder, refusal: onEvent('SHIPPED') },
  TRACK: { endpoint: endpoints.trackParcel, refusal: inStatus(hasParcels) },
  NOTE_ARRIVAL: { endpoint: endpoints.noteOrderArrival, refusal: inStatus((status) => status === 'SHIPPED') },
  ASK_TO_REORDER: { endpoint: endpoints.askToReorder, refusal: onEvent('REORDER_REQUIRED') },
  WRITE_LETTER: {
    endpoint: endpoints.writeToCustomer,
    refusal: ({ hasAddress }) => (hasAddress ? null : 'NO_ADDRESS'),
  },
  CHANGE_RECEIVER: { endpoint: endpoints.changeReceiver, refusal: inStatus(mayChangeReceiver) },
}

/** DSK-11: each action with the reason why a member cannot do it now; the calls refuse for the same reasons. */
export const allowedActions = (
  role: StaffRole,
  facts: Facts,
): { action: OrderAction; refusal: ActionRefusal | null }[] =>
  ORDER_ACTIONS.map((action) => {
    const { endpoint, refusal } = RULES[action]
    return { action, refusal: endpoint.roles?.includes(role) ? refusal(facts) : 'ROLE' }
  })
