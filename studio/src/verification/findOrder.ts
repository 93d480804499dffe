import type { Connection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { listOrders, readOrder } from '@irodori/contract/endpoints/order'
import type { Order } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { mayChange } from '@irodori/rules/orderStatus'
import type { GuestCredentials } from '@irodori/ui/credentialProblems'

/** An order of the account in which a product can be designed. */
export interface OrderOption extends GuestCredentials {
  /** ISO 8601 */
  readonly orderDate: string
  readonly productName: string
  /** Pieces of the product without a design. */
  readonly missing: number
  /** Whether a designed piece of the product lacks a side, a page, a photo or a text. */
  readonly isUnfinished: boolean
}

export type FoundOrder =
  /** There is no session. */
  | { readonly kind: 'LOGIN' }
  /** The one order that can be meant. */
  | { readonly kind: 'ORDER'; readonly credentials: GuestCredentials }
  /** The customer chooses among these orders. */
  | { readonly kind: 'CHOICE'; readonly orders: readonly OrderOption[] }
  /** The customer types the numbers; the known ones are filled in. */
  | { readonly kind: 'NUMBER'; readonly known: Partial<GuestCredentials> | null }

/** ODR-52: the orders that contain the product and still accept designs; first those with missing designs, then the newest. */
export function ordersWith(productId: string, orders: readonly Order[]): readonly OrderOption[] {
  const options = orders.flatMap((order) => {
    const { orderNumber, phoneNumber, orderDate } = order
    const product = order.products.find((bought) => bought.productId === productId)
    if (product === undefined || !mayChange(order.status)) return []
    const parts = order.missingParts.filter((part) => part.productId === productId)
    const missing = parts.reduce((sum, part) => sum + (part.kind === 'PIECE' ? part.count : 0), 0)
    const isUnfinished = parts.some(({ kind }) => kind !== 'PIECE')
    return [{ orderNumber, phoneNumber, orderDate, productName: product.name, missing, isUnfinished }]
  })
  return options.toSorted(
    (a, b) => Number(b.missing > 0) - Number(a.missing > 0) || Date.parse(b.orderDate) - Date.parse(a.orderDate),
  )
}

/**
 * Finds the order of a new or saved design without guessing: a guest's session stands for its order, an account's orders
 * are read from the server, and the numbers that were typed last only fill in the form.
 * @param wanted the order that the address names
 * @param isOpenChoice the customer wants another order, so even a single one is offered
 */
export async function findOrder(
  { client, session, orderRecord }: Connection,
  productId: string,
  wanted: string | null,
  isOpenChoice: boolean,
  signal: AbortSignal,
): Promise<Result<FoundOrder, CallError>> {
  const current = session.read()
  if (current === null) return ok({ kind: 'LOGIN' })
  const record = orderRecord.read()
  const typed = (orderNumber: string): FoundOrder => ({
    kind: 'NUMBER',
    known: record?.orderNumber === orderNumber ? record : { orderNumber },
  })
  if (current.role === 'GUEST') {
    const { userName: orderNumber } = current
    if (isOpenChoice) return ok({ kind: 'NUMBER', known: null })
    if (wanted !== null && wanted !== orderNumber) return ok(typed(wanted))
    if (record?.orderNumber === orderNumber) return ok({ kind: 'ORDER', credentials: record })
    const order = await client.call(readOrder, { params: { orderNumber } }, { signal })
    if (!order.ok) return order
    return ok({ kind: 'ORDER', credentials: { orderNumber, phoneNumber: order.value.phoneNumber } })
  }
  const all = await client.call(listOrders, {}, { signal })
  if (!all.ok) return all
  const options = ordersWith(productId, all.value)
  if (isOpenChoice) return ok({ kind: 'CHOICE', orders: options })
  if (wanted !== null) {
    const own = all.value.find(({ orderNumber }) => orderNumber === wanted)
    return ok(own ? { kind: 'ORDER', credentials: credentialsOf(own) } : typed(wanted))
  }
  const [only, ...others] = options
  if (only === undefined) return ok({ kind: 'NUMBER', known: record })
  return ok(
    others.length === 0 ? { kind: 'ORDER', credentials: credentialsOf(only) } : { kind: 'CHOICE', orders: options },
  )
}

const credentialsOf = ({ orderNumber, phoneNumber }: GuestCredentials): GuestCredentials => ({
  orderNumber,
  phoneNumber,
})
