import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { cardsOfPieces } from '../mergeList/stored/listStore.ts'
import { readParts } from '../orderView/orderParts.ts'
import { readManifest } from '../printFiles/readManifest.ts'
import type { Storage } from '../storage/storage.ts'
import type { StoredPrint } from './buildHandOver.ts'
import { buildHandOver } from './buildHandOver.ts'
import type { HandOver } from './handOver.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly publicUrl: string
  readonly now: () => Date
}

/**
 * Reads the hand-over of an order.
 * @param prints its print PDFs; those of the stored manifest if omitted
 */
export async function readHandOver(deps: Deps, order: OrderRow, prints?: readonly StoredPrint[]): Promise<HandOver> {
  const [parts] = await readParts(deps.database, [order], deps.now())
  if (!parts) throw new Error(`the parts of order ${order.order_number} could not be read`)
  return buildHandOver(parts, {
    prints: prints ?? (await storedPrints(deps.storage, order)),
    cards: await cardsOfPieces(deps.database, order.order_number),
    messageAddress: `${deps.publicUrl}${pagePath(PAGES.gift, { orderId: order.id })}`,
  })
}

async function storedPrints(storage: Storage, { details }: OrderRow): Promise<readonly StoredPrint[]> {
  const manifest = details.manifestKey === undefined ? null : await storage.get(details.manifestKey)
  return (manifest && readManifest(Buffer.from(manifest).toString())) ?? []
}
