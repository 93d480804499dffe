import type { SealingKeys } from '../credentials/seal.ts'
import { readLists } from '../mergeList/stored/listStore.ts'
import { presentOrder } from '../orderView/presentOrder.ts'
import type { Database } from '../database/tables.ts'
import { orderFileKey } from '../image/imageFiles.ts'
import { messageFileKey } from '../message/parts/messageFiles.ts'
import type { Storage } from '../storage/storage.ts'
import type { Person } from './findPerson.ts'

interface Deps {
  readonly database: Database
  readonly storage: Pick<Storage, 'list'>
  readonly now: () => Date
  /** Open the lists of pieces. */
  readonly sealingKeys: SealingKeys
}

export interface PersonExport {
  /** Written as JSON. */
  readonly document: object
  /** Keys of the photos, pictures, films and sounds, by the order number. */
  readonly files: ReadonlyMap<string, readonly string[]>
}

/** Reads everything that the shop holds about a person, apart from the hash of the password. */
export async function exportPerson(
  { database, storage, now, sealingKeys }: Deps,
  person: Person,
): Promise<PersonExport> {
  const files = new Map<string, string[]>()
  const orders: object[] = []
  for (const row of person.orders) {
    const { order_number: orderNumber, image_folder: folder } = row
    files.set(orderNumber, [
      ...(await storage.list(orderFileKey(folder, '').slice(0, -1))),
      ...(await storage.list(messageFileKey(folder, '').slice(0, -1))),
    ])
    orders.push({
      email: row.orderer_email,
      order: await presentOrder(database, row, now()),
      receipt: await rowsOf(database, 'invoice', orderNumber),
      cancellation: await rowsOf(database, 'cancellation', orderNumber),
      history: await rowsOf(database, 'order_history', orderNumber),
      message: await rowsOf(database, 'message_item', orderNumber),
      lists: [...(await readLists(database, sealingKeys, orderNumber)).values()],
      comments: await commentsOf(database, orderNumber),
      erased: await rowsOf(database, 'erasure', orderNumber),
    })
  }
  const document = {
    exported: now().toISOString(),
    accounts: person.accounts.map(({ password_hash: _secret, ...account }) => account),
    orders,
    questions: await withIds(database, 'question', person.questions),
    mails: await withIds(database, 'mail', person.mails),
    subscriptions: await withIds(database, 'subscriber', person.subscriptions),
    mailMagazine: person.isMagazineReader,
    campaignEntries: await withIds(database, 'campaign_entry', person.campaignEntries),
  }
  return { document, files }
}

const rowsOf = (
  database: Database,
  table: 'invoice' | 'cancellation' | 'order_history' | 'message_item' | 'erasure',
  orderNumber: string,
): Promise<object[]> => database.selectFrom(table).selectAll().where('order_number', '=', orderNumber).execute()

/** The comments of others on the pages of an order, without the secrets of their writers. */
const commentsOf = (database: Database, orderNumber: string): Promise<object[]> =>
  database
    .selectFrom('proof_comment')
    .innerJoin('design', 'design.id', 'proof_comment.design_id')
    .select(['design.id as page', 'author', 'words', 'x', 'y', 'proof_comment.created_at', 'done_at'])
    .where('design.order_number', '=', orderNumber)
    .orderBy('proof_comment.created_at')
    .execute()

const withIds = (
  database: Database,
  table: 'question' | 'mail' | 'subscriber' | 'campaign_entry',
  ids: readonly string[],
): Promise<object[]> =>
  database
    .selectFrom(table)
    .selectAll()
    .where('id', 'in', [...ids, ''])
    .execute()
