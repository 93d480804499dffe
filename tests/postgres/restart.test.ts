import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CSRF_TOKEN } from '@irodori/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PostgresServer } from '../fixtures/postgres.ts'
import { findPostgres, startPostgres } from '../fixtures/postgres.ts'

const found = findPostgres()
const reason = found.found ? '' : ` (skipped: ${found.reason})`

describe.skipIf(!found.found)(`a shop whose PostgreSQL comes and goes${reason}`, () => {
  let postgres: PostgresServer
  let shop: ChildProcess
  let origin: string
  let dataDirectory: string

  beforeAll(async () => {
    if (!found.found) return
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'irodori-comes-'))
    postgres = await startPostgres(found.path)
    shop = spawn(process.execPath, [fileURLToPath(new URL('../../packages/api/src/main.ts', import.meta.url))], {
      env: {
        ...process.env,
        DATABASE_URL: postgres.url,
        DATA_DIR: dataDirectory,
        PORT: '0',
        HOST: '127.0.0.1',
        DEMO_SHOP: 'off',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    origin = await new Promise((resolve, reject) => {
      shop.stdout?.on('data', (chunk) => {
        said += String(chunk)
        const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
        if (port) resolve(`http://127.0.0.1:${port}`)
      })
      shop.on('exit', () => reject(new Error(`the shop did not start:\n${said}`)))
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

  it('answers the first call after it was started anew, as if nothing had been', async () => {
    // Several at once, so that several connections are open and die.
    expect(await Promise.all(Array.from({ length: 8 }, () => statusOf('/api/categories')))).toEqual(Array(8).fill(200))
    await postgres.restart()
    expect(await Promise.all(Array.from({ length: 8 }, () => statusOf('/api/categories')))).toEqual(Array(8).fill(200))
    expect(await statusOf('/health/ready')).toBe(200)
  })

  it('asks for patience and says that it is not ready while it is away', async () => {
    await postgres.stop()
    const answer = await fetch(`${origin}/api/categories`, { headers: { 'csrf-token': CSRF_TOKEN } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ code: 503, errorCode: 'BUSY' })
    expect(await statusOf('/health/ready')).toBe(503)
    expect(await statusOf('/health/live')).toBe(200)
    expect(shop.exitCode).toBeNull()
  })
})
