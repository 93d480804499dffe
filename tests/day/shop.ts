import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../fixtures/freePort.ts'
import type { PostgresServer } from '../fixtures/postgres.ts'
import { findPostgres, startPostgres } from '../fixtures/postgres.ts'
import { BUCKET, BUCKET_ENVIRONMENT, openBucket } from './bucket.ts'
import type { FakeClock } from './fakeClock.ts'
import { findFaketime, openFakeClock } from './fakeClock.ts'
import type { NetworkProxy } from './networkProxy.ts'
import { openProxy } from './networkProxy.ts'
import type { Marketplaces } from './marketplaces.ts'
import { openMarketplaces } from './marketplaces.ts'
import type { ServerProcess } from '../fixtures/serverProcess.ts'
import { node, root, createServerProcess } from '../fixtures/serverProcess.ts'
import type { SmallDisk } from '../fixtures/smallDisk.ts'
import { mountSmallDisk } from '../fixtures/smallDisk.ts'

/** Two server processes on one PostgreSQL and one bucket, with a proxy in every connection. */
export interface DayShop {
  readonly processes: readonly ServerProcess[]
  readonly clocks: readonly FakeClock[]
  readonly postgres: PostgresServer
  readonly proxies: {
    readonly customers: readonly NetworkProxy[]
    readonly database: NetworkProxy
    readonly bucket: NetworkProxy
    readonly marketplaces: NetworkProxy
  }
  readonly marketplaces: Pick<Marketplaces, 'sales'>
  /** Null if this user may not mount one. */
  readonly disk: SmallDisk | null
  /** Faults that cannot be injected on this machine, with the reason. */
  readonly missing: readonly string[]
  /** Direct connections without proxies, for the final checks and the staff. */
  readonly environment: Readonly<Record<string, string>>
  /** Runs a command of the staff's tool. @throws if it fails */
  staff(...command: string[]): Promise<string>
  write(name: string, text: string): string
  close(): Promise<void>
}

const PROCESSES = 2
const DISK_MEBIBYTES = 24
const SETTINGS = {
  // Not those of a shop on this machine.
  IRODORI_SETTINGS: 'off',
  DEMO_SHOP: 'on',
  RATE_LIMIT_FACTOR: '100000',
  WAITING_MINUTES: '1',
  LOG_LEVEL: 'error',
}
/** A memory limit so small that worker threads are replaced continually. */
const SMALL_MEMORY = '160'

export async function openShop(): Promise<DayShop> {
  const found = findPostgres()
  if (!found.ok) throw new Error(found.error)
  const folder = mkdtempSync(path.join(tmpdir(), 'irodori-day-'))
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const missing: string[] = []
  const postgres = await startPostgres(found.value, { outlivesCrash: true })
  closing.push(postgres.stop)
  const bucket = await openBucket(path.join(folder, 'bucket'))
  closing.push(bucket.close)
  const database = await openProxy(Number(new URL(postgres.url).port))
  const bucketProxy = await openProxy(bucket.port)
  closing.push(database.close, bucketProxy.close)
  const marketplaces = await openMarketplaces('thank-you-card')
  const marketplaceProxy = await openProxy(marketplaces.port)
  closing.push(marketplaces.close, marketplaceProxy.close)
  const disk = mountSmallDisk(path.join(folder, 'disk'), DISK_MEBIBYTES)
  if (disk) closing.push(disk.remove)
  else missing.push('a full disk: only root on Linux can mount a small file system')
  const faketime = findFaketime()
  if (!faketime.ok) missing.push(`clocks that jump: ${faketime.error}`)

  const environment = (databaseUrl: string, bucketPort: number) => ({
    ...SETTINGS,
    ...BUCKET_ENVIRONMENT,
    DATABASE_URL: databaseUrl,
    STORAGE_URL: `s3://${BUCKET}?endpoint=${encodeURIComponent(`http://127.0.0.1:${bucketPort}`)}&region=us-east-1`,
  })
  const proxiedUrl = new URL(postgres.url)
  proxiedUrl.port = String(database.port)
  const processes: ServerProcess[] = []
  const clocks: FakeClock[] = []
  const customers: NetworkProxy[] = []
  for (let index = 0; index < PROCESSES; index += 1) {
    const own = path.join(disk?.folder ?? folder, `server${index}`)
    mkdirSync(own)
    const clock = faketime.ok ? openFakeClock(faketime.value, path.join(folder, `clock${index}`)) : null
    if (clock) clocks.push(clock)
    const port = await freePort()
    const process = createServerProcess(port, {
      ...environment(proxiedUrl.href, bucketProxy.port),
      ...marketplaces.environment(marketplaceProxy.port),
      ...clock?.environment,
      DATA_DIR: own,
      TMPDIR: own,
      ...(index > 0 ? { WORKER_MEMORY_MB: SMALL_MEMORY } : {}),
    })
    processes.push(process)
    closing.push(process.kill)
    const proxy = await openProxy(port)
    customers.push(proxy)
    closing.push(proxy.close)
  }
  const direct = { ...environment(postgres.url, bucket.port), DATA_DIR: path.join(folder, 'staff') }
  return {
    processes,
    clocks,
    postgres,
    proxies: { customers, database, bucket: bucketProxy, marketplaces: marketplaceProxy },
    marketplaces,
    disk,
    missing,
    environment: direct,
    async staff(...command) {
      const args = ['packages/api/src/staff/main.ts', ...command]
      const options = { cwd: root, env: { ...process.env, ...direct } }
      return (await promisify(execFile)(node, args, options)).stdout
    },
    write(name, text) {
      const file = path.join(folder, name)
      writeFileSync(file, text)
      return file
    },
    async close() {
      for (const step of closing.toReversed()) await step()
    },
  }
}
