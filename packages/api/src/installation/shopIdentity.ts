import { randomUUID } from 'node:crypto'
import type { Database, Transacting } from '../database/tables.ts'
import { orderFileKey } from '../image/imageFiles.ts'
import type { Storage } from '../storage/storage.ts'
import { InstallationError } from './installationError.ts'
import { MARKER_KEY, readMarker, writeMarker } from './shopMarker.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  /** Where the files are, for messages. */
  readonly place: string
}

/** Files that are looked for before a shop of an earlier release is marked. */
const SAMPLE = 10

/** The id of the shop; null if it has none yet. */
export async function readShopId(database: Database | Transacting): Promise<string | null> {
  const row = await database.selectFrom('shop_identity').select('id').executeTakeFirst()
  return row?.id ?? null
}

/**
 * Compares the id in the database with that beside the files, and gives both an id where neither has one: in a new shop,
 * and at the first start of a shop of an earlier release. An interrupted run is completed by the next one.
 * @throws InstallationError if the files are missing or belong to another shop
 */
export async function settleShopIdentity({ database, storage, place }: Deps): Promise<void> {
  if ((await readShopId(database)) === null) {
    const found = await readMarker(storage)
    if (found === null) await requireOwnFiles({ database, storage, place })
    await database
      .insertInto('shop_identity')
      .values({ id: found ?? randomUUID() })
      .onConflict((at) => at.doNothing())
      .execute()
  }
  const { id, is_marked } = await database.selectFrom('shop_identity').selectAll().executeTakeFirstOrThrow()
  if (is_marked) return checkShopIdentity({ database, storage, place })
  await writeMarker(storage, id)
  await database.updateTable('shop_identity').set({ is_marked: true }).execute()
}

/**
 * As `settleShopIdentity`, without a change.
 * @throws InstallationError also if the shop has no id yet
 */
export async function checkShopIdentity({ database, storage, place }: Deps): Promise<void> {
  const row = await database.selectFrom('shop_identity').selectAll().executeTakeFirst()
  if (!row?.is_marked)
    throw new InstallationError(
      'the shop was not completely created or upgraded: start the server once, which completes it',
    )
  const found = await readMarker(storage)
  if (found === null)
    throw new InstallationError(
      `the files of the shop are missing: ${place} has no ${MARKER_KEY}. Mount the folder or volume of the files, ` +
        `correct STORAGE_URL, or restore a backup into a new shop`,
    )
  if (found !== row.id)
    throw new InstallationError(
      `${place} holds the files of another shop (id ${found}; the database is that of ${row.id}): ` +
        `correct DATA_DIR, DATABASE_URL or STORAGE_URL`,
    )
}

/** A shop of an earlier release has no marker; that its storage is the right one is seen by the files that rows name. */
async function requireOwnFiles({ database, storage, place }: Deps): Promise<void> {
  const photos = await database
    .selectFrom('photo')
    .innerJoin('shop_order', 'shop_order.order_number', 'photo.order_number')
    .select(['shop_order.image_folder', 'photo.name'])
    .orderBy('photo.created_at', 'desc')
    .limit(SAMPLE)
    .execute()
  if (photos.length === 0) return
  for (const { image_folder, name } of photos) if (await storage.head(orderFileKey(image_folder, name))) return
  throw new InstallationError(
    `the files of the shop are missing: ${place} has none of the newest ${photos.length} photos. ` +
      `Mount the folder or volume of the files, or correct STORAGE_URL`,
  )
}
