import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createShop } from '../../packages/api/testing/createShop.ts'
import type { PostgresServer } from '../fixtures/postgres.ts'
import { findPostgres, startPostgres } from '../fixtures/postgres.ts'

const SCRIPT = fileURLToPath(new URL('../../packages/operating/database.sh', import.meta.url))

const found = findPostgres()
const reason = found.ok ? '' : ` (skipped: ${found.error})`

describe.skipIf(!found.ok)(`the database that the container of PostgreSQL makes${reason}`, () => {
  let postgres: PostgresServer
  let env: NodeJS.ProcessEnv
  const psql = path.join(found.ok ? found.value : '', 'psql')

  const query = (role: string, text: string): string =>
    execFileSync(psql, ['-U', role, '-d', 'postgres', '-Atc', text], { env, encoding: 'utf8', stdio: 'pipe' }).trim()

  beforeAll(async () => {
    if (!found.ok) return
    postgres = await startPostgres(found.value)
    const { hostname, port } = new URL(postgres.url)
    const own = { PGHOST: hostname, PGPORT: port, POSTGRES_USER: 'postgres', SHOP_PASSWORD: "a'password" }
    env = { PATH: `${found.value}:${process.env.PATH}`, ...own }
    // The superuser of the container has another name than that of the tests.
    query('irodori', 'CREATE ROLE postgres SUPERUSER LOGIN')
    query('postgres', 'ALTER ROLE irodori RENAME TO former')
    execFileSync('/bin/sh', [SCRIPT], { env, stdio: 'pipe' })
  })
  afterAll(() => postgres?.stop())

  it('belongs to a role that is no superuser and may not run programs', () => {
    expect(
      query('postgres', "SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = 'irodori'"),
    ).toBe('f|f|f')
    expect(() => query('irodori', "COPY (SELECT 1) TO PROGRAM 'id'")).toThrow('must be superuser')
  })

  it('becomes a shop by that role', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'irodori-owner-'))
    await createShop(folder, postgres.url.replace(/postgres$/, 'irodori'))
    await rm(folder, { recursive: true, force: true })
  })
})
