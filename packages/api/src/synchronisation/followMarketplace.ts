import { isDeepStrictEqual } from 'node:util'
import { responseToAddress, responseToCancellation } from '@irodori/rules/marketplaceChange'
import { isCancelled, isInProduction } from '@irodori/rules/orderStatus'
import type { MarketplaceOrder, MarketplaceState } from '../connectors/marketplaceConnector.ts'
import { addressHash, recordRead } from '../connectors/recordRead.ts'
import type { OrderNotice } from '../database/tables/marketplaces.ts'
import type { OrderDetails, OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { notifyCustomer, requestReorder } from '../mail/order/notifyCustomer.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { cancelLockedOrder } from '../order/cancelLockedOrder.ts'
import { nextUpdatedAt } from '../order/nextUpdatedAt.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import { writeOrderDetails } from '../order/writeOrderDetails.ts'
import { revokeStart } from '../production/revokeStart.ts'

export interface FollowDeps {
  readonly writeMail: WriteMail
}

/**
 * MKT-1 to MKT-4: brings an order up to date with its marketplace. What happened there before production is done here;
 * what happened later is left to the staff, and nothing that is printed stops without their knowledge.
 * @param order locked in this transaction
 */
export async function followMarketplace(
  deps: FollowDeps,
  tx: Transacting,
  order: OrderRow,
  state: MarketplaceState,
  now: Date,
): Promise<void> {
  const shop = order.details.ecSiteId
  if (shop === null) return
  const known = await tx
    .selectFrom('marketplace_order')
    .select(['address_hash', 'notice'])
    .where('order_number', '=', order.order_number)
    .executeTakeFirst()
  const hash = state.kind === 'PLACED' ? addressHash(state.order) : null
  await recordRead(tx, shop, order.order_number, hash, now)
  const tell = (notice: OrderNotice, detail: string) => tellStaff(deps, tx, order, notice, detail, now)
  if (state.kind === 'CANCELLED') {
    const isTold = known?.notice === 'CANCELLED'
    if (!isTold && (await followCancellation(deps, tx, order, now))) await tell('CANCELLED', '')
    return
  }
  // The marketplace had the order before, so NOT_FOUND justifies no change.
  if (state.kind !== 'PLACED' || isCancelled(order.status)) return
  if (state.order.receivers > 1) {
    const asked = await transitionOrder(tx, order, 'REORDER_REQUIRED', now)
    if (asked.ok) await requestReorder(deps.writeMail, tx, asked.value)
    else if (known?.notice !== 'RECEIVERS') await tell('RECEIVERS', String(state.order.receivers))
    return
  }
  const isMoved = known?.address_hash != null && known.address_hash !== hash
  const address = responseToAddress(order.status)
  const wasSettled = order.details.isSettled
  const change = {
    ...paymentChange(order, state.order),
    ...(isMoved && address === 'FOLLOW' ? peopleOf(order, state.order, hash ?? '') : {}),
  }
  if (Object.keys(change).length > 0) await writeOrderDetails(tx, order, nextUpdatedAt(order, now), change)
  if (isMoved && address === 'TELL') await tell('ADDRESS', hash ?? '')
  if (wasSettled && !state.order.isSettled && isInProduction(order.status)) await tell('UNPAID', now.toISOString())
}

/** MKT-1 to MKT-3. @returns whether the staff have to decide */
async function followCancellation(
  { writeMail }: FollowDeps,
  tx: Transacting,
  order: OrderRow,
  now: Date,
): Promise<boolean> {
  const response = responseToCancellation(order.status, order.details.heldFrom)
  if (response === 'NONE') return false
  if (response === 'TELL') return true
  if (response === 'HOLD') {
    if (order.status !== 'PENDING') await transitionOrder(tx, order, 'HELD', now)
    return true
  }
  const open = response === 'REVOKE_AND_CANCEL' ? await revokeStart(tx, order, now) : order
  const cancelled = await cancelLockedOrder(tx, open, { by: 'SHOP', reason: 0, note: '' }, now)
  if (!cancelled.ok) throw new Error(`order ${order.order_number} could not be cancelled: ${cancelled.error}`)
  const mail = { kind: 'ORDER_CANCELLED', values: {} } as const
  await notifyCustomer(writeMail, tx, cancelled.value, `cancelled:${order.order_number}`, mail)
  return false
}

/**
 * The payment as far as it differs. An amount that is not fixed changes nothing. A shipped order changes only in that it gets the
 * amounts that the release which imported it did not read.
 */
function paymentChange({ details, status }: OrderRow, now: MarketplaceOrder): Partial<OrderDetails> {
  if (status === 'SHIPPED') {
    const isLacking = details.amounts === undefined && now.totalPrice !== null
    return isLacking ? { totalPrice: now.totalPrice, amounts: now.amounts } : {}
  }
  const { payMethod, paymentType, isSettled } = now
  const { totalPrice, amounts } = now.totalPrice === null ? details : now
  const fresh = { payMethod, paymentType, isSettled, totalPrice, ...(amounts && { amounts }) }
  return isDeepStrictEqual({ ...details, ...fresh }, details) ? {} : fresh
}

/** The receiver gets a new id, so that a form which was opened before asks for a reload. */
const peopleOf = ({ order_number }: OrderRow, { orderer, receiver }: MarketplaceOrder, hash: string) => ({
  orderer,
  receiver: { ...receiver, id: `${order_number}-receiver-${hash.slice(0, 8)}` },
})

/** Keeps what the staff have to see to, and tells them by mail once. */
async function tellStaff(
  { writeMail }: FollowDeps,
  tx: Transacting,
  { order_number: orderNumber, details, status }: OrderRow,
  notice: OrderNotice,
  detail: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('marketplace_order')
    .set({ notice, noticed_at: now, seen_at: null })
    .where('order_number', '=', orderNumber)
    .execute()
  await writeMail(tx, {
    kind: 'MARKETPLACE_NOTICE',
    to: 'SHOP',
    language: 'ja',
    orderNumber: null,
    dedupKey: `MARKETPLACE:${orderNumber}:${notice}:${detail}`,
    values: { shop: details.ecSiteId ?? 'YAHOO', orderNumber, notice, isPrinted: isPrinted(status) },
  })
}

const isPrinted = (status: OrderRow['status']): boolean => status === 'CREATING' || status === 'SHIPPED'
