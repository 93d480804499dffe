import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createShop } from '../../packages/api/testing/createShop.ts'
import type { PostgresServer } from '../fixtures/postgres.ts'
import { findPostgres, startPostgres } from '../fixtures/postgres.ts'

const found = findPostgres()
const reason = found.ok ? '' : ` (skipped: ${found.error})`

describe.skipIf(!found.ok)(`a server whose PostgreSQL restarts or stops${reason}`, () => {
  let postgres: PostgresServer
  let shop: ChildProcess
  let origin: string
  let dataDirectory: string

  beforeAll(async () => {
    if (!found.ok) return
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'irodori-restart-'))
    postgres = await startPostgres(found.value)
    await createShop(dataDirectory, postgres.url)
    const env = {
      ...process.env,
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDirectory,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO_SHOP: 'off',
      LOG_LEVEL: 'silent',
    }
    shop = spawn(process.execPath, [fileURLToPath(new URL('../../packages/api/src/main.ts', import.meta.url))], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    origin = await new Promise((resolve, reject) => {
      shop.stdout?.on('data', (chunk) => {
        output += String(chunk)
        const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
        if (port) resolve(`http://127.0.0.1:${port}`)
      })
      shop.on('exit', () => reject(new Error(`the server exited before it listened:\n${output}`)))
    })
  })

  afterAll(async () => {
    if (shop && shop.exitCode === null) {
      shop.kill('SIGKILL')
      await once(shop, 'exit')
    }
    await postgres?.stop()
    if (dataDirectory) await rm(dataDirectory, { recursive: true, force: true })
  })

  const statusOf = async (address: string) =>
    (await fetch(`${origin}${address}`, { headers: { 'csrf-token': CSRF_TOKEN } })).status

  it('answers the first calls after PostgreSQL has restarted', async () => {
    // Eight calls at once open several connections, which the restart ends.
    expect(await Promise.all(Array.from({ length: 8 }, () => statusOf('/api/categories')))).toEqual(Array(8).fill(200))
    await postgres.restart()
    expect(await Promise.all(Array.from({ length: 8 }, () => statusOf('/api/categories')))).toEqual(Array(8).fill(200))
    expect(await statusOf('/health/ready')).toBe(200)
  })

  it('answers 503 with Retry-After and reports not ready while PostgreSQL is stopped', async () => {
    await postgres.stop()
    const answer = await fetch(`${origin}/api/categories`, { headers: { 'csrf-token': CSRF_TOKEN } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ code: 503, errorCode: 'BUSY' })
    expect(await statusOf('/health/ready')).toBe(503)
    expect(await statusOf('/health/live')).toBe(200)
    expect(shop.exitCode).toBeNull()
  })
})
