import type { Order } from '@irodori/contract'
import { mayChange, tokyoDay } from '@irodori/rules'
import { lastShipDay } from './nextHint.ts'
import type { Step } from './timeLine.ts'

/** A day on the time line: of what happened, of what is expected, or, while the order is still open, an estimate. */
export interface StepDate {
  readonly kind: 'DONE' | 'EXPECTED' | 'ESTIMATED' | 'WISHED'
  readonly day: string
}

type Dated = Pick<
  Order,
  | 'status'
  | 'orderDate'
  | 'shipDate'
  | 'beginningOfWaitingCreation'
  | 'designs'
  | 'packages'
  | 'deliveryDate'
  | 'hasLineProduct'
>

/** MYP-8: the days that are known of an order's way. What the messaging app gets is not sent anywhere. */
export function stepDates(order: Dated, isDesigned: boolean): Readonly<Partial<Record<Step, StepDate>>> {
  const { orderDate, shipDate, beginningOfWaitingCreation, designs, deliveryDate } = order
  const lastSave = designs
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  const ships = order.hasLineProduct ? null : lastShipDay(order)
  return {
    order: { kind: 'DONE', day: tokyoDay(orderDate) },
    ...(isDesigned && lastSave !== undefined ? { design: { kind: 'DONE', day: tokyoDay(lastSave) } } : {}),
    ...(beginningOfWaitingCreation === null
      ? {}
      : { confirm: { kind: 'DONE', day: tokyoDay(beginningOfWaitingCreation) } }),
    ...(shipDate !== null
      ? { produce: { kind: 'DONE', day: tokyoDay(shipDate) } }
      : ships === null
        ? {}
        : { produce: { kind: mayChange(order.status) ? 'ESTIMATED' : 'EXPECTED', day: ships } }),
    ...(deliveryDate === null ? {} : { deliver: { kind: 'WISHED', day: deliveryDate } }),
  }
}
