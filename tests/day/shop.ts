import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../fixtures/freePort.ts'
import type { PostgresServer } from '../fixtures/postgres.ts'
import { findPostgres, startPostgres } from '../fixtures/postgres.ts'
import { BUCKET, BUCKET_ENVIRONMENT, openBucket } from './bucket.ts'
import type { Clock } from './clock.ts'
import { findFaketime, openClock } from './clock.ts'
import type { Line } from './line.ts'
import { openLine } from './line.ts'
import type { OutsideShops } from './outside.ts'
import { openOutsideShops } from './outside.ts'
import type { ShopProcess } from './server.ts'
import { node, root, shopProcess } from './server.ts'
import type { SmallDisk } from './smallDisk.ts'
import { mountSmallDisk } from './smallDisk.ts'

/** A shop of two processes on one PostgreSQL and one bucket, with lines between everything. */
export interface DayShop {
  readonly processes: readonly ShopProcess[]
  readonly clocks: readonly Clock[]
  readonly postgres: PostgresServer
  readonly lines: {
    readonly customers: readonly Line[]
    readonly database: Line
    readonly bucket: Line
    readonly outside: Line
  }
  readonly outside: Pick<OutsideShops, 'sales'>
  /** Null where this user may not mount one. */
  readonly disk: SmallDisk | null
  /** What is left out here, and why. */
  readonly missing: readonly string[]
  /** Past every line: for the program that looks at the end, and for the staff. */
  readonly environment: Readonly<Record<string, string>>
  /** A command of the staff. @throws where it fails */
  staff(...words: string[]): Promise<string>
  write(name: string, text: string): string
  close(): Promise<void>
}

const PROCESSES = 2
const DISK = 24
const KEY = { DEMO_SHOP: 'on', RATE_LIMIT_FACTOR: '100000', WAITING_MINUTES: '1', LOG_LEVEL: 'error' }
/** So little that threads are replaced for it again and again. */
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
  const database = await openLine(Number(new URL(postgres.url).port))
  const store = await openLine(bucket.port)
  closing.push(database.close, store.close)
  const outside = await openOutsideShops('thank-you-card')
  const outsideLine = await openLine(outside.port)
  closing.push(outside.close, outsideLine.close)
  const disk = mountSmallDisk(path.join(folder, 'disk'), DISK)
  if (disk) closing.push(disk.remove)
  else missing.push('a full disk: only root on Linux can mount a small one')
  const faketime = findFaketime()
  if (!faketime.ok) missing.push(`clocks that jump: ${faketime.error}`)

  const environment = (databaseUrl: string, bucketPort: number) => ({
    ...KEY,
    ...BUCKET_ENVIRONMENT,
    DATABASE_URL: databaseUrl,
    STORAGE_URL: `s3://${BUCKET}?endpoint=${encodeURIComponent(`http://127.0.0.1:${bucketPort}`)}&region=us-east-1`,
  })
  const throughLine = new URL(postgres.url)
  throughLine.port = String(database.port)
  const processes: ShopProcess[] = []
  const clocks: Clock[] = []
  const customers: Line[] = []
  for (let index = 0; index < PROCESSES; index += 1) {
    const own = path.join(disk?.folder ?? folder, `server${index}`)
    mkdirSync(own)
    const clock = faketime.ok ? openClock(faketime.value, path.join(folder, `clock${index}`)) : null
    if (clock) clocks.push(clock)
    const port = await freePort()
    const process = shopProcess(port, {
      ...environment(throughLine.href, store.port),
      ...outside.environment(outsideLine.port),
      ...clock?.environment,
      DATA_DIR: own,
      TMPDIR: own,
      ...(index > 0 ? { WORKER_MEMORY_MB: SMALL_MEMORY } : {}),
    })
    processes.push(process)
    closing.push(process.kill)
    const line = await openLine(port)
    customers.push(line)
    closing.push(line.close)
  }
  const direct = { ...environment(postgres.url, bucket.port), DATA_DIR: path.join(folder, 'staff') }
  return {
    processes,
    clocks,
    postgres,
    lines: { customers, database, bucket: store, outside: outsideLine },
    outside,
    disk,
    missing,
    environment: direct,
    async staff(...words) {
      const command = ['packages/api/src/staff/main.ts', ...words]
      const options = { cwd: root, env: { ...process.env, ...direct } }
      return (await promisify(execFile)(node, command, options)).stdout
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
