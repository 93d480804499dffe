import { MergeList } from '@irodori/contract/entities/mergeList'
import { printedRows } from '@irodori/design/merge/mergeList'
import { ok } from '@irodori/result'
import * as z from 'zod'
import type { Resealed, SealingKeys } from '../../credentials/seal.ts'
import { seal, unseal } from '../../credentials/seal.ts'
import type { MergeListRow } from '../../database/tables/mergeLists.ts'
import type { Database, Transacting } from '../../database/tables.ts'
import { json } from '../../database/tables.ts'

const PURPOSE = 'merge list'

/** A piece of an order. */
export interface PieceKey {
  readonly orderNumber: string
  readonly groupNumber: number
}

/** The list of a piece as it is stored. */
export interface StoredList extends PieceKey {
  readonly list: MergeList
  readonly cards: number
  readonly updatedAt: Date
}

/**
 * The lists of an order by group number.
 * @throws if no key opens one of them
 */
export async function readLists(
  database: Database | Transacting,
  keys: SealingKeys,
  orderNumber: string,
): Promise<ReadonlyMap<number, StoredList>> {
  const rows = await database.selectFrom('merge_list').selectAll().where('order_number', '=', orderNumber).execute()
  return new Map(rows.map((row) => [row.group_number, opened(keys, row)]))
}

/**
 * The list of a piece; null if it has none.
 * @throws if no key opens it
 */
export async function readList(
  database: Database | Transacting,
  keys: SealingKeys,
  piece: PieceKey,
): Promise<StoredList | null> {
  return (await readLists(database, keys, piece.orderNumber)).get(piece.groupNumber) ?? null
}

function opened(keys: SealingKeys, row: MergeListRow): StoredList {
  const { order_number: orderNumber, group_number: groupNumber, cards, updated_at: updatedAt } = row
  const text = row.is_sealed ? unseal(keys, PURPOSE, row.content) : ok(row.content)
  if (!text.ok)
    throw new Error(
      `no key opens the list of piece ${groupNumber} of order ${orderNumber}: set CREDENTIALS_KEY to the key it was sealed with`,
    )
  return { orderNumber, groupNumber, list: z.parse(MergeList, JSON.parse(text.value)), cards, updatedAt }
}

/** A shop without a key stores lists as it stores the people of orders. */
const contentOf = (keys: SealingKeys, text: string): Pick<MergeListRow, 'content' | 'is_sealed'> =>
  keys.length > 0 ? { content: seal(keys, PURPOSE, text), is_sealed: true } : { content: text, is_sealed: false }

/** Stores or replaces the list of a piece of a locked order. */
export async function putList(
  tx: Transacting,
  keys: SealingKeys,
  { orderNumber, groupNumber }: PieceKey,
  list: MergeList,
  at: Date,
): Promise<void> {
  const row = { ...contentOf(keys, json(list)), cards: printedRows(list).length, updated_at: at }
  await tx
    .insertInto('merge_list')
    .values({ order_number: orderNumber, group_number: groupNumber, created_at: at, ...row })
    .onConflict((conflict) => conflict.columns(['order_number', 'group_number']).doUpdateSet(row))
    .execute()
}

/** The number of cards of each piece of an order that has a list. */
export async function cardsOfPieces(
  database: Database | Transacting,
  orderNumber: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .selectFrom('merge_list')
    .select(['group_number', 'cards'])
    .where('order_number', '=', orderNumber)
    .execute()
  return new Map(rows.map(({ group_number, cards }) => [group_number, cards]))
}

/** Seals each list with the first key, also those of a time without a key. */
export async function resealLists(tx: Transacting, keys: SealingKeys): Promise<Resealed> {
  const rows = await tx.selectFrom('merge_list').selectAll().forUpdate().execute()
  const unopened: string[] = []
  for (const row of rows) {
    const text = row.is_sealed ? unseal(keys, PURPOSE, row.content) : ok(row.content)
    if (!text.ok) {
      unopened.push(`the list of piece ${row.group_number} of ${row.order_number}`)
      continue
    }
    await tx
      .updateTable('merge_list')
      .set(contentOf(keys, text.value))
      .where('order_number', '=', row.order_number)
      .where('group_number', '=', row.group_number)
      .execute()
  }
  return { sealed: rows.length - unopened.length, unopened }
}
