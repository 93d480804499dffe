import type { DesignItem } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
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
  /** Age at which a photo that nothing names is deleted, milliseconds. */
  readonly uploadLifetime: number
}

const DAY = 86_400_000
/** A sweep may begin somewhat earlier in the day than the one before it. */
const ALMOST_A_DAY = DAY - 3_600_000

/**
 * Deletes what nothing names any more in the folder of one order. Photos go by their age, the row first; every other
 * file, and what an interrupted deletion left, goes when nothing has named it from one daily sweep to the next. Files
 * are deleted while the order is held, and only those that still carry their mark: whoever is about to name one takes
 * the mark away first.
 */
export async function sweepOrderFolder(
  { database, storage, now, uploadLifetime }: Deps,
  order: { readonly order_number: string; readonly image_folder: string },
): Promise<void> {
  const { order_number: orderNumber, image_folder: imageFolder } = order
  const folder = orderFileKey(imageFolder, '')
  const listed = (await storage.list(folder.slice(0, -1))).map((key) => key.slice(folder.length)).filter(isFileOfOrder)
  await transact(database, async (tx) => {
    if (!(await lockOrder(tx, orderNumber))) return
    const use = await readUse(tx, orderNumber)
    const expired = await expirePhotos(tx, orderNumber, use, new Date(now().getTime() - uploadLifetime))
    await mark(tx, orderNumber, listed, { use, expired, now: now() })
  })
  const before = new Date(now().getTime() - ALMOST_A_DAY)
  let deleted = FILES_AT_A_TIME
  while (deleted === FILES_AT_A_TIME) deleted = await deleteMarked(storage, database, order, before)
}

/** An order is held for seconds at most, however slow the store is. */
const FILES_AT_A_TIME = 50

/** Deletes files that were marked before a time; a transaction that is run again deletes again what is gone already. */
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
      .limit(FILES_AT_A_TIME)
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

/** What the designs and the message of an order name. */
interface Use {
  /** Hashes of photos, by themselves or by a picture cut from them. */
  readonly photos: Set<string>
  /** Hashes of print pictures. */
  readonly prints: Set<string>
}

async function readUse(tx: Transacting, orderNumber: string): Promise<Use> {
  const designs = await tx
    .selectFrom('design')
    .select(['print_hash', sql<DesignItem[]>`draft -> 'items'`.as('items')])
    .where('order_number', '=', orderNumber)
    .execute()
  const messages = await tx
    .selectFrom('message_item')
    .select(['file_name', sql<string>`document::text`.as('words')])
    .where('order_number', '=', orderNumber)
    .execute()
  const windows = designs.flatMap(({ items }) => items.filter(isImageItem))
  const names = windows.flatMap(({ imageName, cropImageName }) => [imageName ?? [], cropImageName ?? []].flat())
  const inMessages = messages.flatMap(({ file_name, words }) => `${file_name} ${words}`.match(/[0-9a-f]{64}/g) ?? [])
  return {
    photos: new Set([...names.flatMap((name) => photoHashOf(name) ?? []), ...inMessages]),
    prints: new Set(designs.flatMap(({ print_hash }) => print_hash ?? [])),
  }
}

/** Takes the rows of photos away that are older than `before` and not used. */
async function expirePhotos(tx: Transacting, orderNumber: string, use: Use, before: Date): Promise<Set<string>> {
  const old = await tx
    .selectFrom('photo')
    .select('name')
    .where('order_number', '=', orderNumber)
    .where('created_at', '<', before)
    .execute()
  const unused = old.map(({ name }) => name).filter((name) => !use.photos.has(photoHashOf(name) ?? ''))
  await tx
    .deleteFrom('photo')
    .where('order_number', '=', orderNumber)
    .where('name', 'in', [...unused, ''])
    .execute()
  return new Set(unused.flatMap((name) => photoHashOf(name) ?? []))
}

interface Findings {
  readonly use: Use
  /** Hashes of the photos whose rows were just taken away. */
  readonly expired: ReadonlySet<string>
  readonly now: Date
}

/** Marks what nothing names, files of photos that have just expired as due at once, and unmarks what is named again. */
async function mark(
  tx: Transacting,
  orderNumber: string,
  listed: readonly string[],
  { use, expired, now }: Findings,
): Promise<void> {
  const photos = await tx.selectFrom('photo').select('name').where('order_number', '=', orderNumber).execute()
  const kept = new Set([...photos.flatMap(({ name }) => photoHashOf(name) ?? []), ...use.photos])
  const marks = listed.flatMap((name) => {
    const photo = photoHashOf(name)
    const print = printHashOf(name)
    // The blank pictures of windows that are turned off are small and the same again and again.
    const isNamed = photo !== null ? kept.has(photo) : print === null || use.prints.has(print)
    if (isNamed) return []
    const isDue = photo !== null && expired.has(photo)
    return { order_number: orderNumber, name, marked_at: isDue ? new Date(now.getTime() - DAY) : now }
  })
  const unnamed = marks.map(({ name }) => name)
  await tx
    .deleteFrom('leftover_file')
    .where('order_number', '=', orderNumber)
    .where('name', 'not in', [...unnamed, ''])
    .execute()
  if (marks.length === 0) return
  await tx
    .insertInto('leftover_file')
    .values(marks)
    .onConflict((at) => at.doNothing())
    .execute()
}
