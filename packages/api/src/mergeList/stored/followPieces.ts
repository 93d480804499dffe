import { sql } from 'kysely'
import type { Transacting } from '../../database/tables.ts'
import type { PieceKey } from './listStore.ts'

/** Gives a copied piece the list of its model. */
export async function copyList(
  tx: Transacting,
  { orderNumber, groupNumber }: PieceKey,
  copy: number,
  now: Date,
): Promise<void> {
  const row = await tx
    .selectFrom('merge_list')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('group_number', '=', groupNumber)
    .executeTakeFirst()
  if (!row) return
  await tx
    .insertInto('merge_list')
    .values({ ...row, group_number: copy, created_at: now, updated_at: now })
    .execute()
}

/** Moves the list of a piece to the place where its pages are now. Its cards are drawn anew, like its pages. */
export async function moveList(tx: Transacting, from: PieceKey, to: PieceKey): Promise<void> {
  await removeDrawn(tx, from)
  await tx
    .updateTable('merge_list')
    .set({ order_number: to.orderNumber, group_number: to.groupNumber })
    .where('order_number', '=', from.orderNumber)
    .where('group_number', '=', from.groupNumber)
    .execute()
}

/** @returns false if the piece had no list */
export async function removeList(tx: Transacting, piece: PieceKey): Promise<boolean> {
  await removeDrawn(tx, piece)
  const { numDeletedRows } = await tx
    .deleteFrom('merge_list')
    .where('order_number', '=', piece.orderNumber)
    .where('group_number', '=', piece.groupNumber)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes the lists of pieces that an order has no longer, because a later piece may get their number. */
export async function removeLostLists(tx: Transacting, orderNumber: string): Promise<void> {
  for (const table of ['merge_list', 'card_page'] as const)
    await sql`
      delete from ${sql.table(table)} lost where order_number = ${orderNumber}
      and not exists (
        select from design where design.order_number = lost.order_number
        and design.group_number = lost.group_number)`.execute(tx)
}

const removeDrawn = (tx: Transacting, { orderNumber, groupNumber }: PieceKey) =>
  tx.deleteFrom('card_page').where('order_number', '=', orderNumber).where('group_number', '=', groupNumber).execute()
