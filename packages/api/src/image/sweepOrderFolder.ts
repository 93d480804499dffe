import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { sql } from 'kysely'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { lockOrder } from '../order/lockOrder.ts'
import type { Storage } from '../storage/storage.ts'
import { isFileOfOrder, orderFileKey, photoHashOf, printHashOf } from './imageFiles.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
  /** Milliseconds after which an unreferenced photo is deleted. */
  readonly uploadLifetimeMs: number
}

/** A nightly sweep may start earlier in the day than the previous one. */
const ALMOST_A_DAY_MS = DAY_MS - HOUR_MS

/**
 * Deletes the unreferenced files in the folder of one order. Photos are deleted by age, their row first; every other
 * file, and the remains of an interrupted deletion, is deleted if it was unreferenced in two successive nightly sweeps.
 * Files are deleted while the order is locked, and only if they still have their mark: code that is about to reference
 * a file removes the mark first.
 */
export async function sweepOrderFolder(
  { database, storage, now, uploadLifetimeMs }: Deps,
  order: { readonly order_number: string; readonly image_folder: string },
): Promise<void> {
  const { order_number: orderNumber, image_folder: imageFolder } = order
  const folder = orderFileKey(imageFolder, '')
  const fileNames = (await storage.list(folder.slice(0, -1)))
    .map((key) => key.slice(folder.length))
    .filter(isFileOfOrder)
  await transact(database, async (tx) => {
    if (!(await lockOrder(tx, orderNumber))) return
    const references = await readReferences(tx, orderNumber)
    const expired = await expirePhotos(tx, orderNumber, references, new Date(now().getTime() - uploadLifetimeMs))
    await updateMarks(tx, orderNumber, fileNames, { references, expired, now: now() })
  })
  const before = new Date(now().getTime() - ALMOST_A_DAY_MS)
  let deleted = BATCH_SIZE
  while (deleted === BATCH_SIZE) deleted = await deleteMarked(storage, database, order, before)
}

/** Files per transaction: an order is locked for seconds at most, even if the storage is slow. */
const BATCH_SIZE = 50

/**
 * Deletes files that were marked before a time. When the transaction is retried, files that are already deleted are
 * deleted again without effect.
 */
function deleteMarked(
  storage: Storage,
  database: Database,
  order: { readonly order_number: string; readonly image_folder: string },
  before: Date,
): Promise<number> {
  return transact(database, async (tx) => {
    if (!(await lockOrder(tx, order.order_number))) return 0
    const due = await tx
      .selectFrom('leftover_file')
      .select('name')
      .where('order_number', '=', order.order_number)
      .where('marked_at', '<=', before)
      .orderBy('name')
      .limit(BATCH_SIZE)
      .execute()
    for (const { name } of due) await storage.delete(orderFileKey(order.image_folder, name))
    await tx
      .deleteFrom('leftover_file')
      .where('order_number', '=', order.order_number)
      .where('name', 'in', [...due.map(({ name }) => name), ''])
      .execute()
    return due.length
  })
}

/** The files that the designs and the message of an order reference. */
interface References {
  /** Hashes of photos that are referenced directly or by a picture cropped from them. */
  readonly photos: Set<string>
  /** Hashes of print pictures. */
  readonly prints: Set<string>
}

async function readReferences(tx: Transacting, orderNumber: string): Promise<References> {
  const designs = await tx
    .selectFrom('design')
    .select(['print_hash', sql<DesignItem[]>`draft -> 'items'`.as('items')])
    .where('order_number', '=', orderNumber)
    .execute()
  const messages = await tx
    .selectFrom('message_item')
    .select(['file_name', sql<string>`document::text`.as('content')])
    .where('order_number', '=', orderNumber)
    .execute()
  const frames = designs.flatMap(({ items }) => items.filter(isImageItem))
  const names = frames.flatMap(({ imageName, cropImageName }) => [imageName ?? [], cropImageName ?? []].flat())
  const inMessages = messages.flatMap(
    ({ file_name, content }) => `${file_name} ${content}`.match(/[0-9a-f]{64}/g) ?? [],
  )
  return {
    photos: new Set([...names.flatMap((name) => photoHashOf(name) ?? []), ...inMessages]),
    prints: new Set(designs.flatMap(({ print_hash }) => print_hash ?? [])),
  }
}

/** Deletes the rows of unused photos that are older than `before`. */
async function expirePhotos(
  tx: Transacting,
  orderNumber: string,
  references: References,
  before: Date,
): Promise<Set<string>> {
  const old = await tx
    .selectFrom('photo')
    .select('name')
    .where('order_number', '=', orderNumber)
    .where('created_at', '<', before)
    .execute()
  const unused = old.map(({ name }) => name).filter((name) => !references.photos.has(photoHashOf(name) ?? ''))
  await tx
    .deleteFrom('photo')
    .where('order_number', '=', orderNumber)
    .where('name', 'in', [...unused, ''])
    .execute()
  return new Set(unused.flatMap((name) => photoHashOf(name) ?? []))
}

interface Sweep {
  readonly references: References
  /** Hashes of the photos whose rows have just been deleted. */
  readonly expired: ReadonlySet<string>
  readonly now: Date
}

/**
 * Marks unreferenced files, those of photos that have just expired as due at once, and removes the marks of files that
 * are referenced again.
 */
async function updateMarks(
  tx: Transacting,
  orderNumber: string,
  fileNames: readonly string[],
  { references, expired, now }: Sweep,
): Promise<void> {
  const photos = await tx.selectFrom('photo').select('name').where('order_number', '=', orderNumber).execute()
  const referencedPhotos = new Set([...photos.flatMap(({ name }) => photoHashOf(name) ?? []), ...references.photos])
  const marks = fileNames.flatMap((name) => {
    const photo = photoHashOf(name)
    const print = printHashOf(name)
    // The blank pictures of disabled frames are small and shared, so they are never deleted.
    const isReferenced = photo !== null ? referencedPhotos.has(photo) : print === null || references.prints.has(print)
    if (isReferenced) return []
    const isDue = photo !== null && expired.has(photo)
    return { order_number: orderNumber, name, marked_at: isDue ? new Date(now.getTime() - DAY_MS) : now }
  })
  const unreferenced = marks.map(({ name }) => name)
  await tx
    .deleteFrom('leftover_file')
    .where('order_number', '=', orderNumber)
    .where('name', 'not in', [...unreferenced, ''])
    .execute()
  if (marks.length === 0) return
  await tx
    .insertInto('leftover_file')
    .values(marks)
    .onConflict((at) => at.doNothing())
    .execute()
}
