import type { Order } from '@irodori/contract/entities/order'
import { mayChange } from '@irodori/rules/orderStatus'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import { deliveredDay, lastShipDay } from '../chosen/chosenParcels.ts'
import type { Step } from './timeLine.ts'

/** A day on the time line: past, expected, estimated while the order is open, or the delivery date that the customer chose. */
export interface StepDate {
  readonly kind: 'DONE' | 'EXPECTED' | 'ESTIMATED' | 'CHOSEN'
  readonly day: string
}

type DatedOrder = Pick<
  Order,
  'status' | 'orderDate' | 'shipDate' | 'beginningOfWaitingCreation' | 'designs' | 'packages' | 'deliveryDate'
>

/** MYP-8: the known days of the steps of an order. An order of the messaging app is not shipped. */
export function stepDates(order: DatedOrder, isDesigned: boolean): Readonly<Partial<Record<Step, StepDate>>> {
  const { orderDate, shipDate, beginningOfWaitingCreation, designs, deliveryDate } = order
  const lastSave = designs
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  const ships = lastShipDay(order)
  const delivered = deliveredDay(order)
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
    ...(delivered !== null
      ? { deliver: { kind: 'DONE', day: delivered } }
      : deliveryDate === null
        ? {}
        : { deliver: { kind: 'CHOSEN', day: deliveryDate } }),
  }
}
