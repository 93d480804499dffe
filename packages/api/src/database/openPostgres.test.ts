import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { NEEDS_POSTGRES, newSchema, TEST_DATABASE_URL } from '../../testing/ownSchema.ts'
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts'
import { openPostgres } from './openDatabase.ts'

const open = async (databaseConnections: number, databaseStatementTimeoutMs: number) =>
  openPostgres(await newSchema(TEST_DATABASE_URL ?? ''), { databaseConnections, databaseStatementTimeoutMs })

describe.skipIf(!TEST_DATABASE_URL)(`a PostgreSQL server${NEEDS_POSTGRES}`, () => {
  it('gets as many connections as configured; further calls wait', async () => {
    const { database, connections, close } = await open(3, 0)
    const calls = Array.from({ length: 9 }, () => sql`select pg_sleep(0.2)`.execute(database))
    await expect.poll(connections).toEqual({ open: 3, idle: 0, waiting: 6 })
    await Promise.all(calls)
    expect(connections()).toEqual({ open: 3, idle: 3, waiting: 0 })
    await close()
  })

  it('cancels a statement after the timeout', async () => {
    const { database, close } = await open(1, 200)
    const error = await sql`select pg_sleep(30)`.execute(database).catch((error: unknown) => error)
    expect(error).toMatchObject({ code: '57014' })
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }])
    await close()
  })

  it('releases the locks of a transaction that was left open', async () => {
    const { database, close } = await open(2, 200)
    await sql`create table thing (id integer primary key)`.execute(database)
    await sql`insert into thing values (1)`.execute(database)
    const left = database.transaction().execute(async (tx) => {
      await sql`select id from thing for update`.execute(tx)
      await new Promise((resolve) => setTimeout(resolve, 600))
      await sql`select 1`.execute(tx)
    })
    left.catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect((await sql`update thing set id = 2`.execute(database)).numAffectedRows).toBe(1n)
    await expect(left).rejects.toThrow()
    await close()
  })

  it('opens a new connection at the next call after the server dropped its connections', async () => {
    const { database, connections, close } = await open(2, 0)
    const other = await open(1, 0)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)
    const broken = sql`select pg_sleep(30)`.execute(database).catch((error: unknown) => error)
    await expect.poll(() => connections()?.idle).toBe(0)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.database)
    expect(isDatabaseUnavailable(await broken)).toBe(true)
    await expect.poll(() => connections()?.open).toBe(0)
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }])
    await close()
    await other.close()
  })

  it('distinguishes a server that does not run from other errors', async () => {
    const { database, close } = openPostgres('postgres://irodori@127.0.0.1:1/postgres', {
      databaseConnections: 1,
      databaseStatementTimeoutMs: 0,
    })
    const error = await sql`select 1`.execute(database).catch((error: unknown) => error)
    expect(isDatabaseUnavailable(error)).toBe(true)
    await close()
    expect(isDatabaseUnavailable(new Error('no'))).toBe(false)
    expect(isDatabaseUnavailable({ code: '23505' })).toBe(false)
  })
})
