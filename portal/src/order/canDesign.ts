import type { OrderStatus } from '@irodori/contract'
import { ORDER_TRANSITIONS } from '@irodori/rules'

/** Whether an order's designs may still be made and changed. */
export const canDesign = (status: OrderStatus): boolean =>
  ORDER_TRANSITIONS.some(({ from, event }) => from === status && event === 'DESIGN_SAVED')
