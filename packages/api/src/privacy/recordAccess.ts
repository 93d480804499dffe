import { randomUUID } from 'node:crypto'
import type { Database } from '../database/tables.ts'

interface Access {
  readonly staff: string
  readonly command: string
  readonly subject: string
}

const LONGEST = 200

/** Records that a member of the staff carries out a command. */
export async function recordAccess(database: Database, { staff, command, subject }: Access, now: Date): Promise<void> {
  const access = { staff: staff.slice(0, LONGEST), command, subject: subject.slice(0, LONGEST), happened_at: now }
  await database
    .insertInto('staff_access')
    .values({ id: randomUUID(), ...access })
    .execute()
}
