import type { Endpoint } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import type { Database } from '../database/tables.ts'
import type { RecordWrite } from '../http/register.ts'
import { recordAccess, recordOutcome } from '../privacy/recordAccess.ts'

const NAMES: ReadonlyMap<Endpoint, string> = new Map(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]),
)

/** Writes each change that a member of the staff makes at the desk to the audit log: before it begins, and how it ended. */
export const auditWrites =
  (database: Database, now: () => Date): RecordWrite =>
  async ({ staffId, userName: staff }, endpoint, subject) => {
    const command = NAMES.get(endpoint) ?? endpoint.path
    const id = await recordAccess(database, { source: 'DESK', staff, staffId, command, subject }, now())
    return (outcome) => recordOutcome(database, id, outcome)
  }
