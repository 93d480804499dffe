import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import type { MagazineReader } from './listReaders.ts'
import { listReaders } from './listReaders.ts'
import { languageFor, type Magazine, magazineValues } from './magazine.ts'

interface Deps {
  readonly database: Database
  readonly writeMail: WriteMail
  /** Address of the shop, without a slash at its end. */
  readonly publicUrl: string
}

/** Mails of one transaction: a process that dies in between has queued whole batches, and the next run continues. */
const BATCH = 100

const keyOf = (id: string, email: string): string => `MAGAZINE:${id}:${email}`

/** The subscribers who have not got an issue yet. */
export async function readersToCome(
  database: Database,
  id: string,
): Promise<{ readonly toCome: readonly MagazineReader[]; readonly reached: number }> {
  const readers = await listReaders(database)
  const written = await database
    .selectFrom('mail')
    .select('dedup_key')
    .where('dedup_key', 'like', keyOf(id, '%'))
    .execute()
  const keys = new Set(written.map(({ dedup_key }) => dedup_key))
  const toCome = readers.filter(({ email }) => !keys.has(keyOf(id, email)))
  return { toCome, reached: readers.length - toCome.length }
}

/** Queues an issue for each subscriber who has not got it, once for each address, and returns their number. */
export async function sendMagazine({ database, writeMail, publicUrl }: Deps, magazine: Magazine): Promise<number> {
  const { toCome } = await readersToCome(database, magazine.id)
  for (let start = 0; start < toCome.length; start += BATCH) {
    await transact(database, async (tx) => {
      for (const reader of toCome.slice(start, start + BATCH)) {
        await writeMail(tx, {
          kind: 'MAGAZINE',
          to: reader.email,
          language: languageFor(magazine, reader.language),
          dedupKey: keyOf(magazine.id, reader.email),
          orderNumber: null,
          values: magazineValues(magazine, reader, publicUrl),
        })
      }
    })
  }
  return toCome.length
}
