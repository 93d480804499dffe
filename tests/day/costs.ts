import type { Evidence } from '@irodori/api/invariant'
import type { DayShop } from './shop.ts'

interface Costs {
  /** The work since the beginning and its cost, by name. */
  sinceStart(): Promise<Map<string, number>>
}

/** Measures work and its cost: processor time, bytes stored and bytes sent. */
export async function measureCosts(shop: DayShop, evidence: Pick<Evidence, 'database' | 'storage'>): Promise<Costs> {
  const before = await readCounters(shop, evidence)
  return {
    async sinceStart() {
      const after = await readCounters(shop, evidence)
      return new Map([...after].map(([name, value]) => [name, Math.round((value - (before.get(name) ?? 0)) * 10) / 10]))
    },
  }
}

async function readCounters(shop: DayShop, { database, storage }: Pick<Evidence, 'database' | 'storage'>) {
  const { proxies, processes } = shop
  const rows = async (table: 'design' | 'photo' | 'shop_order' | 'mail' | 'order_history' | 'session') =>
    Number(
      (
        await database
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const saves = await database
    .selectFrom('design')
    .select(({ fn }) => fn.sum<string>('revision').as('sum'))
    .executeTakeFirstOrThrow()
  const inProduction = await database
    .selectFrom('shop_order')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', 'in', ['CREATING', 'SHIPPED'])
    .executeTakeFirstOrThrow()
  const bytes = await databaseBytes({ database })
  const stored = await storedBytes(storage)
  const customers = proxies.customers.map((line) => line.counts())
  return new Map([
    ['orders imported', await rows('shop_order')],
    ['orders handed over', Number(inProduction.count)],
    ['pages', await rows('design')],
    ['pages saved', Number(saves.sum ?? 0)],
    ['photos', await rows('photo')],
    ['mails', await rows('mail')],
    ['processor seconds of the servers', processes.reduce((sum, process) => sum + process.cpuSeconds(), 0)],
    ['KiB in the database', bytes / 1024],
    ...stored,
    ['KiB from customers', customers.reduce((sum, { sent }) => sum + sent, 0) / 1024],
    ['KiB to customers', customers.reduce((sum, { received }) => sum + received, 0) / 1024],
    ['KiB to and from the database', (proxies.database.counts().sent + proxies.database.counts().received) / 1024],
    ['KiB to the bucket', proxies.bucket.counts().sent / 1024],
    ['KiB from the bucket', proxies.bucket.counts().received / 1024],
  ])
}

async function databaseBytes({ database }: Pick<Evidence, 'database'>): Promise<number> {
  const row = await database
    .selectNoFrom(({ fn }) => fn<string>('pg_database_size', [fn('current_database', [])]).as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(row.bytes)
}

/** The kinds of files in the bucket, by their keys. */
const KINDS = [
  ['print PNGs', /\/print_[0-9a-f]+\.png$/],
  ['previews', /\/preview_[0-9a-f]+\.jpg$/],
  ['print files', /^production\/.*\.pdf$/],
  ['manifests', /\.json$/],
  ['message files', /^messages\//],
  ['photos and crops', /^orders\//],
] as const

async function storedBytes(storage: Evidence['storage']): Promise<Map<string, number>> {
  const totals = new Map<string, number>(KINDS.map(([kind]) => [`KiB of ${kind}`, 0]))
  for (const key of await storage.list('')) {
    const kind = KINDS.find(([, pattern]) => pattern.test(key))?.[0]
    if (!kind) continue
    const name = `KiB of ${kind}`
    totals.set(name, (totals.get(name) ?? 0) + ((await storage.head(key))?.bytes ?? 0) / 1024)
  }
  return totals
}
