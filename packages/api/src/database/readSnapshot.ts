import type { Database, Transacting } from './tables.ts'

/**
 * Reads everything as of one moment, so that what several queries return belongs together. `read` gets a transaction that
 * cannot write and waits for no lock of a row.
 */
export const readSnapshot = <Value>(
  database: Database,
  read: (snapshot: Transacting) => Promise<Value>,
): Promise<Value> =>
  database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
