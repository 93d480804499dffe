import type { Database } from '../database/tables.ts'
import { cardsOfPieces } from '../mergeList/stored/listStore.ts'
import { countDrawnPages } from './hashCards.ts'

/** How far the cards of an order are drawn for print, as lines of `orders show`. */
export async function drawnLines(database: Database, orderNumber: string): Promise<string[]> {
  const lines: string[] = []
  for (const [groupNumber, cards] of await cardsOfPieces(database, orderNumber)) {
    const { pages } = await database
      .selectFrom('design')
      .select((build) => build.fn.countAll<string>().as('pages'))
      .where('order_number', '=', orderNumber)
      .where('group_number', '=', groupNumber)
      .executeTakeFirstOrThrow()
    const drawn = await countDrawnPages(database, { orderNumber, groupNumber })
    lines.push(`cards of piece ${groupNumber}: ${drawn} of ${cards * Number(pages)} pages are drawn for print`)
  }
  return lines
}
