import { dpi, mm, mmToPrintPx } from '@irodori/geometry/units'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { file } from '../http/reply.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { orderFileKey, printHashOf, printName, sharedName } from './imageFiles.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: WorkerPool
}

/** Pixels. Sufficient for social networks, insufficient for printing. */
const LONGEST_SIDE = 1200

/**
 * The picture of a design for sharing: cropped to its trim size and reduced. It is computed from the print picture at
 * the first request and stored next to it.
 * @param name of the print picture or of any picture made from it
 */
export async function sharePicture(
  { database, storage, pool }: Deps,
  order: Pick<OrderRow, 'order_number' | 'image_folder'>,
  name: string,
): Promise<Outcome<null>> {
  const hash = printHashOf(name)
  if (hash === null) return fail(404, 'IMAGE_NOT_FOUND')
  const design = await database
    .selectFrom('design')
    .select('draft')
    .where('order_number', '=', order.order_number)
    .where('print_hash', '=', hash)
    .executeTakeFirst()
  if (!design) return fail(404, 'IMAGE_NOT_FOUND')
  const key = orderFileKey(order.image_folder, sharedName(hash))
  const stored = await storage.get(key)
  if (stored) return file(stored, 'image/jpeg', 'FOREVER')
  const png = await storage.get(orderFileKey(order.image_folder, printName(hash)))
  if (!png) return fail(404, 'IMAGE_NOT_FOUND')
  const { bleedMm, dpi: resolution } = design.draft
  const bleed = Math.max(0, Math.round(mmToPrintPx(mm(bleedMm), dpi(resolution))))
  const jpeg = await pool.share({ png, bleed, longestSide: LONGEST_SIDE })
  await storage.put(key, jpeg)
  return file(jpeg, 'image/jpeg', 'FOREVER')
}
