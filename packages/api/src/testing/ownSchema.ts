import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** The PostgreSQL server for tests; `npm test` starts one where the machine has it. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL

/** Says in the name of a test why it did not run. */
export const NEEDS_POSTGRES = TEST_DATABASE_URL ? '' : ' (skipped: TEST_DATABASE_URL names no PostgreSQL)'

/** The address of a new, empty schema on a PostgreSQL server. */
export async function newSchema(url: string): Promise<string> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create schema ${schema}`)
  await client.end()
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  return own.href
}
