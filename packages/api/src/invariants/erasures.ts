import { DAY_MS } from '@irodori/contract/durations'
import { sql } from 'kysely'
import { orderFileKey } from '../image/imageFiles.ts'
import { expiredOrders } from '../privacy/expiredOrders.ts'
import { readRetention } from '../privacy/readRetention.ts'
import type { Evidence, InvariantViolation } from './invariant.ts'

/** The nightly run may fail in one night. */
const NIGHTS = 2
const LIMIT = 200

export async function findKeptTooLong({ database, now }: Evidence): Promise<InvariantViolation[]> {
  const before = new Date(now.getTime() - NIGHTS * DAY_MS)
  const expired = await expiredOrders(database, await readRetention(database), before, LIMIT)
  return expired.map(({ orderNumber, updatedAt, erasure }) => ({
    at: orderNumber,
    fact: `was last changed on ${updatedAt.toISOString()} and still has ${erasure === 'ORDER' ? 'its people' : 'its designs'}`,
  }))
}

export async function findIncompleteErasures({ database, storage }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select e.order_number as at, 'was erased and has ' || count(*) || ' designs, photos or parts of a message' as fact
    from erasure e join (
      select order_number from design union all select order_number from photo
      union all select order_number from message_item) kept on kept.order_number = e.order_number
    group by e.order_number
    union all
    select e.order_number, 'was erased, and the order exists'
    from erasure e join shop_order o on o.order_number = e.order_number where e.order_erased_at is not null
    `.execute(database)
  const erased = await database
    .selectFrom('erasure')
    .innerJoin('shop_order', 'shop_order.order_number', 'erasure.order_number')
    .select(['shop_order.order_number', 'image_folder'])
    .where('files_erased_at', 'is not', null)
    .orderBy('files_erased_at', 'desc')
    .limit(LIMIT)
    .execute()
  const violations = [...rows]
  for (const { order_number, image_folder } of erased) {
    const files = await storage.list(orderFileKey(image_folder, '').slice(0, -1))
    if (files.length > 0) violations.push({ at: order_number, fact: `was erased and has ${files.length} files` })
  }
  return violations
}
