import { randomUUID } from 'node:crypto'
import type { Database, Transacting } from '../database/tables.ts'

/** What a member of the staff does, by a command or at the desk. */
interface Access {
  readonly source: 'COMMAND_LINE' | 'DESK'
  /** Name of the account on the machine, or of the member of the staff. */
  readonly staff: string
  /** Null for a command. */
  readonly staffId: string | null
  readonly command: string
  /** What it is about, such as an order number; '' if nothing is named. */
  readonly subject: string
  /** Of work that ends in the caller's transaction; left out while it is not known. */
  readonly outcome?: 'DONE'
}

const LONGEST = 200

/**
 * Adds an entry to the audit log before the work begins, so that no change is without one, whatever happens meanwhile.
 * @returns the id of the entry, for `recordOutcome`
 */
export async function recordAccess(
  database: Database | Transacting,
  { source, staff, staffId, command, subject, outcome }: Access,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await database
    .insertInto('staff_access')
    .values({
      id,
      source,
      staff: staff.slice(0, LONGEST),
      staff_id: staffId,
      command,
      subject: subject.slice(0, LONGEST),
      happened_at: now,
      outcome: outcome ?? null,
    })
    .execute()
  return id
}

/** @param outcome DONE, FAILED after a defect, or why the work was refused */
export async function recordOutcome(database: Database, id: string, outcome: string): Promise<void> {
  await database.updateTable('staff_access').set({ outcome }).where('id', '=', id).execute()
}
