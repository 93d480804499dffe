import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { file } from '../http/reply.ts'
import { orderFileKey, previewName, printName } from '../image/imageFiles.ts'
import type { Storage } from '../storage/storage.ts'

interface Deps {
  readonly database: Database
  readonly storage: Pick<Storage, 'get'>
}

/** The picture of a page, found by its hash among the pages of an order. No cache keeps it, because the session may end. */
export async function readPagePicture(
  { database, storage }: Deps,
  orderNumber: string,
  pictureName: string,
  size: 'SMALL' | 'LARGE',
): Promise<Outcome<null>> {
  const page = await database
    .selectFrom('design')
    .innerJoin('shop_order', 'shop_order.order_number', 'design.order_number')
    .select('shop_order.image_folder')
    .where('design.order_number', '=', orderNumber)
    .where('design.print_hash', '=', pictureName)
    .executeTakeFirst()
  const name = size === 'LARGE' ? printName(pictureName) : previewName(pictureName)
  const bytes = page ? await storage.get(orderFileKey(page.image_folder, name)) : null
  if (!bytes) return fail(404, 'IMAGE_NOT_FOUND')
  return file(bytes, size === 'LARGE' ? 'image/png' : 'image/jpeg', 'NEVER')
}
