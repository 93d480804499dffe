import { findProducts } from '../../catalogue/catalogue.ts'
import type { ReservedStock } from '../../database/tables/orders.ts'
import type { Database } from '../../database/tables.ts'

/** The stock that the designed pieces of an order need: one for each design group, of its option where it has one. */
export async function requiredStock(database: Database, orderNumber: string): Promise<ReservedStock[]> {
  const rows = await database
    .selectFrom('design')
    .select(['group_number', 'product_option_id', 'draft'])
    .where('order_number', '=', orderNumber)
    .orderBy('group_number')
    .execute()
  const products = await findProducts(
    database,
    rows.map((row) => row.draft.productId),
  )
  const pieces = new Map<string, ReservedStock>()
  for (const [, [first]] of Map.groupBy(rows, (row) => row.group_number)) {
    if (!first) continue
    const { productId } = first.draft
    const hasOption = products.get(productId)?.options.some(({ identifier }) => identifier === first.product_option_id)
    const optionIdentifier = hasOption ? first.product_option_id : null
    const key = JSON.stringify([productId, optionIdentifier])
    pieces.set(key, { productId, optionIdentifier, pieces: (pieces.get(key)?.pieces ?? 0) + 1 })
  }
  return [...pieces.values()]
}
