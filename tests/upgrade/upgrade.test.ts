import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { present } from '@irodori/design/testing/present'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listBackups } from '../../packages/api/src/backup/backup.ts'
import { backupShop } from '../../packages/api/src/backup/backupShop.ts'
import { fontFiles } from '../../packages/api/src/backup/fontFiles.ts'
import { restoreShop } from '../../packages/api/src/backup/restoreShop.ts'
import type { OpenShop } from '../../packages/api/src/installation/openShop.ts'
import { openShop } from '../../packages/api/src/installation/openShop.ts'
import { requireProfile } from '../../packages/api/src/installation/requireProfile.ts'
import { findViolations } from '../../packages/api/src/invariants/invariant.ts'
import { INVARIANTS } from '../../packages/api/src/invariants/invariants.ts'
import { openJobQueue } from '../../packages/api/src/jobs/jobQueue.ts'
import { fileStorage } from '../../packages/api/src/storage/fileStorage.ts'
import { putEmptyCluster } from '../../packages/api/testing/servers/emptyCluster.ts'
import { putTestProfile } from '../../packages/api/testing/testProfile.ts'
import type { PostgresServer } from '../fixtures/postgres.ts'
import { findPostgres, startPostgres } from '../fixtures/postgres.ts'

// Each test opens several clusters, which takes a minute on a loaded machine.
vi.setConfig({ testTimeout: 300_000 })

const VERSION = 'dd5abfd9'
const ORDER = 'tayori-10000001'
const FIRST_PROFILE = fileURLToPath(new URL('../../packages/operating/first-profile/profile.json', import.meta.url))
/** Half an hour after the recording, when the nightly jobs in it are not due yet. */
const now = () => new Date('2026-11-24T16:00:00Z')
const found = findPostgres()
const reason = found.ok ? '' : ` (skipped: ${found.error})`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'irodori-upgrade-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Unpacks test data that recordShop.ts made with the earlier version. */
const unpack = (kind: string) =>
  execFileSync('tar', ['-xf', fileURLToPath(new URL(`${VERSION}-${kind}`, import.meta.url)), '-C', folder])

const placesIn = (directory: string, databaseUrl: string | null = null) => ({
  dataDirectory: directory,
  databaseUrl,
  databaseConnections: 3,
  databaseStatementTimeoutMs: 30_000,
  storage: { kind: 'FILES' as const, directory: path.join(directory, 'files') },
})

/** Opens a shop with its job queue, as the server does. */
async function withShop<Value>(
  directory: string,
  purpose: 'CREATE' | 'SERVE' | 'STAFF',
  work: (shop: OpenShop) => Promise<Value>,
  databaseUrl: string | null = null,
): Promise<Value> {
  if (purpose === 'CREATE') await putEmptyCluster(path.join(directory, 'database'))
  const shop = await openShop(placesIn(directory, databaseUrl), purpose)
  const queue = await openJobQueue(shop.opened.database, { connection: shop.opened.jobConnection, log: console.error })
  try {
    return await work(shop)
  } finally {
    await queue.close()
    await shop.close()
  }
}

/** The order, its page with the hash of the stored print picture, and the violations of the invariants. */
async function walk({ opened: { database }, files: { storage } }: OpenShop) {
  const order = await database.selectFrom('shop_order').selectAll().executeTakeFirstOrThrow()
  const pages = await database.selectFrom('design').selectAll().execute()
  const prints = await Promise.all(
    pages.map(async ({ print_check, print_hash, print_name }) => {
      const bytes = present(await storage.get(`orders/${order.image_folder}/${print_name}`))
      return { print_check, print_hash, file: createHash('sha256').update(bytes).digest('hex') }
    }),
  )
  const evidence = { database, storage, now: now(), filesSince: null }
  const findings = await findViolations(INVARIANTS, evidence, async () => undefined)
  const templates = await database.selectFrom('template').select('id').execute()
  return {
    order: order.order_number,
    status: order.status,
    templates: templates.map(({ id }) => id),
    prints,
    text: JSON.stringify(pages[0]?.draft).includes('髙﨑 遥'),
    violations: findings.flatMap(({ violations }) => violations),
  }
}

/** What the recorded shops contain; names and hashes of pictures differ between them. */
const EXPECTED = {
  order: ORDER,
  templates: ['yamanami'],
  prints: [{ print_check: 'UNSEEN', print_hash: expect.stringMatching(/^[0-9a-f]{64}$/), file: expect.any(String) }],
  text: true,
  violations: [],
}

/** Backs a shop up, restores it into a new one and walks it again. */
async function backUpAndRestore(directory: string, databaseUrl: string | null = null): Promise<void> {
  const target = fileStorage(path.join(folder, 'backups'))
  const say = () => undefined
  const before = await withShop(
    directory,
    'STAFF',
    async (shop) => {
      const { opened, files } = shop
      const deps = { database: opened.database, storage: files.storage, fontFiles, now, say }
      await backupShop(deps, target, { keep: 14, allowShrink: false })
      return walk(shop)
    },
    databaseUrl,
  )
  const restored = path.join(folder, 'restored')
  await withShop(restored, 'CREATE', ({ opened: { database }, files: { storage } }) =>
    restoreShop({ database, storage, fontFiles, say }, target, null),
  )
  expect(await withShop(restored, 'SERVE', walk)).toEqual(before)
}

describe('a data directory of the version before shop ids', () => {
  it('is upgraded at the first start with its order, designs and pictures, and can be backed up and restored', async () => {
    unpack('data.tar.xz')
    const directory = path.join(folder, 'data')
    await expect(withShop(directory, 'STAFF', walk)).rejects.toThrow('belongs to an earlier version')
    const seen = await withShop(directory, 'SERVE', walk)
    expect(seen).toMatchObject(EXPECTED)
    expect(await withShop(directory, 'SERVE', walk)).toEqual(seen)
    await withShop(directory, 'SERVE', async ({ opened: { database } }) => {
      // Its prefix was a setting; the operator is told to write a profile, once.
      await expect(requireProfile(database)).rejects.toThrow('the shop has no complete profile')
      await putTestProfile(database, {}, FIRST_PROFILE)
      await requireProfile(database)
    })
    await backUpAndRestore(directory)
  })

  it('is not upgraded while its files are missing', async () => {
    unpack('data.tar.xz')
    const directory = path.join(folder, 'data')
    await rm(path.join(directory, 'files'), { recursive: true })
    await expect(withShop(directory, 'SERVE', walk)).rejects.toThrow('the files of the shop are missing')
  })
})

describe('a backup folder of the version before generations', () => {
  it('is listed, and restored into a new shop of this version', async () => {
    unpack('backup.tar.gz')
    const target = fileStorage(path.join(folder, 'backup'))
    expect((await listBackups(target)).map(({ id, shopId }) => [id, shopId])).toEqual([['earlier', null]])
    const directory = path.join(folder, 'restored')
    await withShop(directory, 'CREATE', ({ opened: { database }, files: { storage } }) =>
      restoreShop({ database, storage, fontFiles, say: () => undefined }, target, null),
    )
    expect(await withShop(directory, 'SERVE', walk)).toMatchObject(EXPECTED)
    await withShop(directory, 'STAFF', ({ opened: { database }, files: { storage } }) =>
      backupShop({ database, storage, fontFiles, now, say: () => undefined }, target, { keep: 14, allowShrink: false }),
    )
    expect((await listBackups(target)).map(({ id }) => id.slice(0, 6))).toEqual(['earlie', '000001'])
  })
})

describe.skipIf(!found.ok)(`a PostgreSQL database of the version before shop ids${reason}`, () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    if (found.ok) postgres = await startPostgres(found.value)
  })
  afterAll(() => postgres?.stop())

  it('is upgraded at the first start, and can be backed up and restored', async () => {
    if (!found.ok) return
    unpack('postgres.tar.gz')
    const dump = path.join(folder, 'dump.sql')
    execFileSync(path.join(found.value, 'psql'), ['--quiet', '--dbname', postgres.url, '--file', dump], {
      stdio: 'ignore',
    })
    const directory = path.join(folder, 'data')
    await mkdir(directory, { recursive: true })
    expect(await withShop(directory, 'SERVE', walk, postgres.url)).toMatchObject(EXPECTED)
    await backUpAndRestore(directory, postgres.url)
  })
})
