import type { Database } from '../database/tables.ts'

/** Takes whoever has a token off the mail magazine; the day of the first time is kept. */
export async function cancelMagazine(database: Database, now: Date, token: string): Promise<void> {
  await database
    .updateTable('magazine_reader')
    .set({ cancelled_at: now })
    .where('token', '=', token)
    .where('cancelled_at', 'is', null)
    .execute()
}
