import type { Database } from '../database/tables.ts'

/** Cancels the mail magazine subscription with a token; the day of the first cancellation is kept. */
export async function cancelMagazine(database: Database, now: Date, token: string): Promise<void> {
  await database
    .updateTable('magazine_reader')
    .set({ cancelled_at: now })
    .where('token', '=', token)
    .where('cancelled_at', 'is', null)
    .execute()
}
