import { randomBytes } from 'node:crypto'
import type { OrderStatus } from '@irodori/contract/entities/order'
import { ordererOnOneLine, receiverOnOneLine } from '@irodori/rules/personViolations'
import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import type { OrderDetails } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { writeMessage } from '../webhooks/outbox/writeMessage.ts'

export interface NewOrder {
  readonly orderNumber: string
  /** As the customer or the marketplace wrote it. */
  readonly phoneNumber: string
  readonly status: OrderStatus
  readonly details: OrderDetails
  /** Null where it is unknown. */
  readonly ordererEmail: string | null
}

/**
 * Whoever knows the id opens the message, and the folder its pictures. Source: OWASP ASVS 5.0, 11.5.1 asks for 128 random
 * bits, which a UUID lacks. Hexadecimal digits begin a key of the storage; the first character of base64url may not.
 */
const SECRET_BYTES = 16
const createSecret = (): string => randomBytes(SECRET_BYTES).toString('hex')

/** PER-1: an order from outside may contain names of several lines. */
const onOneLine = (details: OrderDetails): OrderDetails => ({
  ...details,
  orderer: ordererOnOneLine(details.orderer),
  receiver: receiverOnOneLine(details.receiver),
})

/**
 * The only function that adds an order. An order that exists is left as it is, and one that was erased is not added again.
 * @returns whether it is new
 */
export async function addOrder(tx: Transacting, order: NewOrder, now: Date): Promise<boolean> {
  const erased = tx.selectFrom('erasure').select('order_number').where('order_number', '=', order.orderNumber)
  if (await erased.where('order_erased_at', 'is not', null).executeTakeFirst()) return false
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('shop_order')
    .values({
      order_number: order.orderNumber,
      id: createSecret(),
      phone_number: normalisePhoneNumber(order.phoneNumber),
      status: order.status,
      image_folder: createSecret(),
      details: json(onOneLine(order.details)),
      orderer_email: order.ordererEmail?.trim().toLowerCase() || null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((at) => at.column('order_number').doNothing())
    .executeTakeFirst()
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false
  const { orderNumber, status } = order
  await writeMessage(tx, { type: 'order.created', data: { orderNumber, status } }, now)
  return true
}
