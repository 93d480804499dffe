import { createHash } from 'node:crypto'
import type { Transacting } from '../database/tables.ts'
import type { MarketplaceId, MarketplaceOrder } from './marketplaceConnector.ts'

/**
 * SHA-256 of the people of an order as its marketplace tells them. The customer may change them here, so a change there is
 * recognised by the hash and not by a comparison with the order.
 */
export const addressHash = ({ orderer, receiver }: MarketplaceOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([Object.entries(orderer).toSorted(), Object.entries(receiver).toSorted()]))
    .digest('hex')

/** Keeps when an order was last read at its marketplace, and the hash of its people unless that is null. */
export async function recordRead(
  tx: Transacting,
  shop: MarketplaceId,
  orderNumber: string,
  hash: string | null,
  now: Date,
): Promise<void> {
  const known = { read_at: now, ...(hash === null ? {} : { address_hash: hash }) }
  await tx
    .insertInto('marketplace_order')
    .values({ order_number: orderNumber, shop, ...known })
    .onConflict((at) => at.column('order_number').doUpdateSet(known))
    .execute()
}
