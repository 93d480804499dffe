import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** The PostgreSQL server for tests; `npm test` starts one if PostgreSQL is installed. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL

/** Suffix of a test title that explains why the test is skipped. */
export const NEEDS_POSTGRES = TEST_DATABASE_URL ? '' : ' (skipped: TEST_DATABASE_URL is not set)'

/** Creates an empty schema on a PostgreSQL server and returns its URL. */
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
