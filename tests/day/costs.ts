import type { Evidence } from '@irodori/api/invariants'
import type { DayShop } from './shop.ts'

interface Costs {
  /** What was done since the beginning, and what it took. */
  until(): Promise<Map<string, number>>
}

/** Counts work and what it takes: processor time, bytes kept and bytes sent. */
export async function measureCosts(shop: DayShop, evidence: Pick<Evidence, 'database' | 'storage'>): Promise<Costs> {
  const before = await look(shop, evidence)
  return {
    async until() {
      const after = await look(shop, evidence)
      return new Map([...after].map(([name, value]) => [name, Math.round((value - (before.get(name) ?? 0)) * 10) / 10]))
    },
  }
}

async function look(shop: DayShop, { database, storage }: Pick<Evidence, 'database' | 'storage'>) {
  const { lines, processes } = shop
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
  const made = await database
    .selectFrom('shop_order')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', 'in', ['CREATING', 'SHIPPED'])
    .executeTakeFirstOrThrow()
  const bytes = await databaseBytes({ database })
  const kept = await keptBytes(storage)
  const customers = lines.customers.map((line) => line.counts())
  return new Map([
    ['orders brought in', await rows('shop_order')],
    ['orders handed over', Number(made.count)],
    ['pages', await rows('design')],
    ['pages saved', Number(saves.sum ?? 0)],
    ['photos', await rows('photo')],
    ['mails', await rows('mail')],
    ['processor seconds of the servers', processes.reduce((sum, one) => sum + one.cpuSeconds(), 0)],
    ['KiB in the database', bytes / 1024],
    ...kept,
    ['KiB from customers', customers.reduce((sum, { there }) => sum + there, 0) / 1024],
    ['KiB to customers', customers.reduce((sum, { back }) => sum + back, 0) / 1024],
    ['KiB to and from the database', (lines.database.counts().there + lines.database.counts().back) / 1024],
    ['KiB to the bucket', lines.bucket.counts().there / 1024],
    ['KiB from the bucket', lines.bucket.counts().back / 1024],
  ])
}

async function databaseBytes({ database }: Pick<Evidence, 'database'>): Promise<number> {
  const row = await database
    .selectNoFrom(({ fn }) => fn<string>('pg_database_size', [fn('current_database', [])]).as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(row.bytes)
}

/** What a file of the bucket is, by its key. */
const KINDS = [
  ['print pictures', /\/print_[0-9a-f]+\.png$/],
  ['previews', /\/preview_[0-9a-f]+\.jpg$/],
  ['print files', /^production\/.*\.pdf$/],
  ['manifests', /\.json$/],
  ['files of messages', /^messages\//],
  ['photos and what is cut from them', /^orders\//],
] as const

async function keptBytes(storage: Evidence['storage']): Promise<Map<string, number>> {
  const kept = new Map<string, number>(KINDS.map(([kind]) => [`KiB of ${kind}`, 0]))
  for (const key of await storage.list('')) {
    const kind = KINDS.find(([, pattern]) => pattern.test(key))?.[0]
    if (!kind) continue
    const name = `KiB of ${kind}`
    kept.set(name, (kept.get(name) ?? 0) + ((await storage.head(key))?.bytes ?? 0) / 1024)
  }
  return kept
}
