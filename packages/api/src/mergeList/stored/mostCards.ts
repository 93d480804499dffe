import type { Database } from '../../database/tables.ts'
import { readSettings } from '../../settings/shopSettings.ts'

/** How many cards one piece of a product may have; null if a piece is one card, which no list fills. */
export async function readMostCards(database: Database, productId: string): Promise<number | null> {
  const { mostCards = {} } = await readSettings(database, ['mostCards'])
  return Object.hasOwn(mostCards, productId) ? (mostCards[productId] ?? null) : null
}
