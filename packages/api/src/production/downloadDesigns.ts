import { designFileName } from '@irodori/rules/invoice'
import { mayDownload } from '@irodori/rules/orderStatus'
import { byPage } from '../catalogue/catalogue.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { stream } from '../http/reply.ts'
import { orderFileKey } from '../image/imageFiles.ts'
import type { Storage } from '../storage/storage.ts'
import type { ZippedFile } from './zipDesigns.ts'
import { zipDesigns } from './zipDesigns.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
}

/** Seconds after which a client retries for a picture that is not rendered yet. */
const RENDER_PAUSE_S = 5

/** The print pictures of an order in one archive, ordered by design group and page. */
export async function downloadDesigns({ database, storage }: Deps, order: OrderRow): Promise<Outcome<null>> {
  if (!mayDownload(order.status)) return fail(403, 'STATUS_NOT_ALLOWED')
  const rows = await database
    .selectFrom('design')
    .select(['group_number', 'page_number', 'side_number', 'print_name'])
    .where('order_number', '=', order.order_number)
    .execute()
  if (rows.length === 0) return fail(404, 'DESIGN_NOT_FOUND')
  const pages = rows
    .map((row) => ({ ...row, pageNumber: row.page_number, sideNumber: row.side_number }))
    .sort((a, b) => a.group_number - b.group_number || byPage(a, b))
  const files: ZippedFile[] = []
  for (const [index, { print_name }] of pages.entries()) {
    const key = print_name === null ? null : orderFileKey(order.image_folder, print_name)
    const found = key === null ? null : await storage.head(key)
    if (key === null || !found) return fail(404, 'DESIGN_NOT_FOUND', { retryAfterSeconds: RENDER_PAUSE_S })
    files.push({ name: designFileName(index), key, bytes: found.bytes })
  }
  return stream(zipDesigns(storage, files, order.updated_at), 'application/zip', `designs_${order.order_number}.zip`)
}
