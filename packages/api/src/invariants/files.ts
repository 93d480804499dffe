import { createHash } from 'node:crypto'
import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { sql } from 'kysely'
import { isFileOfOrder, orderFileKey, photoHashOf } from '../image/imageFiles.ts'
import { fileNamesOf, messageFileKey } from '../message/parts/messageFiles.ts'
import type { Evidence, InvariantViolation } from './invariant.ts'

const BATCH_SIZE = 200

interface Owner {
  readonly order_number: string
  readonly image_folder: string
  readonly updated_at: Date
}

/** Reads all orders in batches, so that a shop of any size can be checked. */
async function* ownersIn({ database }: Evidence): AsyncGenerator<readonly Owner[]> {
  for (let after = ''; ; ) {
    const owners = await database
      .selectFrom('shop_order')
      .select(['order_number', 'image_folder', 'updated_at'])
      .where('order_number', '>', after)
      .orderBy('order_number')
      .limit(BATCH_SIZE)
      .execute()
    yield owners
    const last = owners.at(-1)
    if (!last || owners.length < BATCH_SIZE) return
    after = last.order_number
  }
}

export async function findMissingFiles(evidence: Evidence): Promise<InvariantViolation[]> {
  const violations: InvariantViolation[] = []
  for await (const owners of ownersIn(evidence)) {
    const named = await usedFiles(evidence, owners)
    for (const owner of owners) {
      const keys = named.get(owner.order_number)
      if (keys) violations.push(...(await missingFilesOf(evidence, owner, keys)))
    }
  }
  const { rows } = await sql<{ key: string; by: string }>`
    select file_key as key, 'campaign entry ' || id as by from campaign_entry
    union all
    select piece, 'upload ' || id from message_upload cross join lateral jsonb_array_elements_text(pieces) as piece
    where file_name is null
    union all
    select file_key, 'photo ' || p.id || ' of a phone' from transferred_photo p join photo_transfer t on t.id = transfer_id
    where file_key is not null and expires_at > ${evidence.now}`.execute(evidence.database)
  for (const { key, by } of rows) {
    if (!(await evidence.storage.head(key)))
      violations.push({ at: key, fact: `is used by ${by} and missing in the storage` })
  }
  return violations
}

/** The keys of the files that the rows of each order use. */
async function usedFiles({ database }: Evidence, owners: readonly Owner[]): Promise<Map<string, Set<string>>> {
  const folders = new Map(owners.map((owner) => [owner.order_number, owner.image_folder]))
  const named = new Map<string, Set<string>>()
  const add = (orderNumber: string, key: string) => {
    const keys = named.get(orderNumber) ?? new Set()
    named.set(orderNumber, keys.add(key))
  }
  const numbers = [...folders.keys(), '']
  const folderOf = (orderNumber: string) => folders.get(orderNumber) ?? ''
  const photos = await database
    .selectFrom('photo')
    .select(['order_number', 'name'])
    .where('order_number', 'in', numbers)
    .execute()
  for (const { order_number, name } of photos) add(order_number, orderFileKey(folderOf(order_number), name))
  const designs = await database
    .selectFrom('design')
    .select(['order_number', 'print_name', sql<DesignItem[]>`draft -> 'items'`.as('items')])
    .where('order_number', 'in', numbers)
    .execute()
  for (const { order_number, print_name, items } of designs) {
    const shown = items.filter(isImageItem).flatMap((item) => [item.imageName ?? [], item.cropImageName ?? []].flat())
    for (const name of [...shown.filter(isFileOfOrder), print_name ?? []].flat()) {
      add(order_number, orderFileKey(folderOf(order_number), name))
    }
  }
  const parts = await database
    .selectFrom('message_item')
    .select(['order_number', 'document'])
    .where('order_number', 'in', numbers)
    .execute()
  for (const { order_number, document } of parts) {
    for (const name of fileNamesOf(document)) add(order_number, messageFileKey(folderOf(order_number), name))
  }
  return named
}

/** Lists each folder once: a request for each file would take a whole night. */
async function missingFilesOf(
  { storage }: Evidence,
  owner: Owner,
  keys: ReadonlySet<string>,
): Promise<InvariantViolation[]> {
  const existing = new Set<string>()
  for (const folder of new Set([...keys].map((key) => key.slice(0, key.lastIndexOf('/'))))) {
    for (const key of await storage.list(folder)) existing.add(key)
  }
  return [...keys]
    .filter((key) => !existing.has(key))
    .map((key) => ({ at: key, fact: `is used by order ${owner.order_number} and missing in the storage` }))
}

export async function findChangedPhotos(evidence: Evidence): Promise<InvariantViolation[]> {
  const { database, storage, filesSince } = evidence
  const violations: InvariantViolation[] = []
  for await (const owners of ownersIn(evidence)) {
    for (const owner of owners) {
      if (filesSince && owner.updated_at < filesSince) continue
      const photos = await database
        .selectFrom('photo')
        .select(['name', 'bytes'])
        .where('order_number', '=', owner.order_number)
        .execute()
      for (const { name, bytes } of photos) {
        const key = orderFileKey(owner.image_folder, name)
        const file = await storage.get(key)
        if (file === null) continue
        const hash = createHash('sha256').update(file).digest('hex')
        if (hash !== photoHashOf(name)) violations.push({ at: key, fact: `hashes to ${hash}` })
        else if (file.length !== bytes) violations.push({ at: key, fact: `has ${file.length} bytes, not ${bytes}` })
      }
    }
  }
  return violations
}
