import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { memoryDatabase } from '../../../testing/memoryDatabase.ts'
import { failedAttempts } from './accountSecurity.ts'

it('keeps the counts of the former table under the kind that was their prefix', async () => {
  const database = await memoryDatabase()
  await sql`drop table failed_attempt`.execute(database)
  await sql`create table wrong_try (
    order_number text primary key, tries integer not null, window_started_at timestamptz not null)`.execute(database)
  const keys = ['irodori-10000001', '50000001', 'account:a1', 'mail:ff', 'confirm:ff', 'cancel irodori-10000001']
  for (const [index, key] of keys.entries()) {
    await sql`insert into wrong_try values (${key}, ${index + 1}, now())`.execute(database)
  }
  await failedAttempts(database)
  const rows = await database.selectFrom('failed_attempt').selectAll().orderBy('attempts').execute()
  expect(rows.map(({ kind, subject, attempts }) => [attempts, kind, subject])).toEqual([
    [1, 'ORDER_PHONE', 'irodori-10000001'],
    [2, 'ORDER_PHONE', '50000001'],
    [3, 'ACCOUNT_PASSWORD', 'a1'],
    [4, 'ACCOUNT_MAIL', 'ff'],
    [5, 'CONFIRMATION_MAIL', 'ff'],
    [6, 'CANCELLATION_KEY', 'irodori-10000001'],
  ])
  await database.destroy()
})
