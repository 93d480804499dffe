import type { Order } from '@irodori/contract/entities/order'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import { lastShipDay } from '../chosen/chosenParcels.ts'
import { isOnTheWay } from '../orderList/orderNeed.ts'
import type { OrderProgress } from '../piece/designGroups.ts'

/** The hint about what an order needs next: its message key and the values in the message. */
export type NextHint =
  | { readonly key: 'over' | 'remaining'; readonly number: number }
  | { readonly key: 'ships' | 'late' | 'arrives' | 'starts'; readonly day: string }
  | {
      readonly key:
        | 'incomplete'
        | 'unmade'
        | 'samples'
        | 'confirm'
        | 'message'
        | 'commit'
        | 'waiting'
        | 'making'
        | 'onItsWay'
        | 'gift'
        | 'download'
        | 'pending'
        | 'again'
    }

type HintedOrder = Pick<
  Order,
  | 'status'
  | 'remainingNumber'
  | 'overNumber'
  | 'missingParts'
  | 'sampleTexts'
  | 'processMethod'
  | 'hasLineProduct'
  | 'packages'
  | 'deliveryDate'
  | 'shipDate'
  | 'timeToAutoStartProduction'
>

/** Whether a side or a page has no design at all; otherwise only items are blank. */
const lacksPage = ({ missingParts }: Pick<Order, 'missingParts'>): boolean =>
  missingParts.some(({ kind }) => kind === 'SIDE' || kind === 'PAGE')

/**
 * MYP-7: the most urgent hint for an order; null for a cancelled order and one that has arrived. A day that has passed is no
 * promise.
 */
export function nextHint(
  order: HintedOrder,
  { isDesigned }: Pick<OrderProgress, 'isDesigned'>,
  today: string,
): NextHint | null {
  switch (order.status) {
    case 'WAITING':
    case 'DRAFT':
      if (order.overNumber > 0) return { key: 'over', number: order.overNumber }
      if (order.remainingNumber > 0) return { key: 'remaining', number: order.remainingNumber }
      if (!isDesigned) return { key: lacksPage(order) ? 'unmade' : 'incomplete' }
      if (order.sampleTexts.length > 0) return { key: 'samples' }
      if (order.hasLineProduct) return { key: 'commit' }
      return { key: order.processMethod === 'digital_message' ? 'message' : 'confirm' }
    case 'WAITING_CREATION':
      return { key: 'waiting' }
    case 'PENDING_CREATION':
    case 'CREATING': {
      const day = lastShipDay(order)
      return day === null ? { key: 'making' } : { key: day < today ? 'late' : 'ships', day }
    }
    case 'SHIPPED':
      if (!isOnTheWay(order, today)) return null
      return order.deliveryDate === null || order.deliveryDate < today
        ? { key: 'onItsWay' }
        : { key: 'arrives', day: order.deliveryDate }
    case 'URL_RELEASED':
      return order.timeToAutoStartProduction === null
        ? { key: 'gift' }
        : { key: 'starts', day: tokyoDay(order.timeToAutoStartProduction) }
    case 'COMMITTED':
      return { key: 'download' }
    case 'PENDING':
      return { key: 'pending' }
    case 'PENDING_CANCEL':
      return { key: 'again' }
    case 'CANCEL':
      return null
  }
}
