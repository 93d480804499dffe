import { createHash } from 'node:crypto'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { PhotoCondition } from '@irodori/contract/entities/photoCondition'
import { sql } from 'kysely'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { Storage } from '../storage/storage.ts'
import { claimFiles } from './claimFiles.ts'
import { orderFileKey } from './imageFiles.ts'
import type { ReadPhoto } from './readPhoto.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
}

export const photoNameOf = ({ bytes, kind }: Pick<ReadPhoto, 'bytes' | 'kind'>): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.${kind}`

/**
 * Stores a photo in the order's folder under the hash of its bytes; uploading it again renews its age.
 * @param crops frames by the names of their crops, which are made when they are first requested
 */
export async function storePhoto(
  { database, storage, now }: Deps,
  order: Pick<OrderRow, 'order_number' | 'image_folder'>,
  name: string,
  photo: ReadPhoto,
  crops: Readonly<Record<string, ImageItem>> = {},
): Promise<void> {
  await claimFiles(database, order.order_number, [name], now())
  await storage.put(orderFileKey(order.image_folder, name), photo.bytes)
  const row = {
    order_number: order.order_number,
    name,
    width: photo.width,
    height: photo.height,
    bytes: photo.bytes.length,
    condition: photo.condition,
    crops: JSON.stringify(crops),
    created_at: now(),
  }
  await transact(database, (tx) =>
    tx
      .insertInto('photo')
      .values(row)
      .onConflict((at) =>
        at.columns(['order_number', 'name']).doUpdateSet({
          created_at: row.created_at,
          crops: sql<string>`photo.crops || excluded.crops`,
          // Another browser's agreement does not make the photo sound for the first one.
          condition: sql<PhotoCondition>`case excluded.condition when 'SOUND' then photo.condition else excluded.condition end`,
        }),
      )
      .execute(),
  )
}
