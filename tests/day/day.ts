// Simulates a busy day of a shop with two servers in a few minutes. Customers design, save, order, cancel, give messages and
// open accounts, and the staff ships orders, while servers, database, bucket, marketplaces, connections, disk and clocks
// fail. At the end it checks that no acknowledged data were lost, that no order was produced twice, and that no page was
// printed with other pixels than the approved ones. Run: npm run day -- --seed 1 --minutes 5 [--no-faults] [--from BACKUP]
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Finding } from '@irodori/api/invariant'
import { findViolations } from '@irodori/api/invariant'
import { INVARIANTS } from '@irodori/api/invariants/invariants'
import { openEvidence } from '@irodori/api/openEvidence'
import { MINUTE_MS } from '@irodori/contract/durations'
import { seeded } from '@irodori/design/testing/seeded'
import pg from 'pg'
import { measureCosts } from './costs.ts'
import { openCustomerPool } from './customerPool.ts'
import { allPieces } from './facts.ts'
import { faultsOf, injectFaults } from './faults.ts'
import type { DayEvidence } from './guarantees.ts'
import { GUARANTEES } from './guarantees.ts'
import type { Ledger } from './ledger.ts'
import type { DayShop } from './shop.ts'
import { openShop } from './shop.ts'
import { openStaff } from './staff.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '5' },
    customers: { type: 'string', default: '16' },
    from: { type: 'string' },
    'no-faults': { type: 'boolean', default: false },
  },
})
/** Seconds by which every clock is advanced at the end, so that all waiting periods are over. */
const ADVANCE = 3 * 3600
const SETTLING_MS = 8 * MINUTE_MS

const started = performance.now()
const log = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`)
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function main(): Promise<number> {
  const shop = await openShop()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void shop.close().finally(() => process.exit(1)))
  }
  try {
    for (const reason of shop.missing) log(`not injected: ${reason}`)
    // Loading the demo shop takes a minute; restoring a backup of one takes seconds.
    if (values.from) {
      await shop.staff('create')
      await shop.staff('restore', path.resolve(values.from))
    }
    for (const server of shop.processes) await server.start()
    log('the servers are running')
    await shop.staff('stock', 'set', 'thank-you-card', '100000')
    const { evidence, close } = await openEvidence(shop.environment)
    try {
      return await runDay(shop, evidence)
    } finally {
      await close()
    }
  } finally {
    await shop.close()
  }
}

async function runDay(shop: DayShop, evidence: Pick<DayEvidence, 'database' | 'storage'>): Promise<number> {
  const seed = Number(values.seed)
  const ledger: Ledger = { orders: new Map(), stock: await allPieces(evidence) }
  const ends = performance.now() + Number(values.minutes) * MINUTE_MS
  const isOver = () => performance.now() > ends
  const costs = await measureCosts(shop, evidence)
  const staff = openStaff(shop, isOver)
  const customers = await openCustomerPool({
    shop,
    staff,
    readMail: (address) => readMail(evidence, address),
    ledger,
    random: seeded(seed),
    isOver,
  })
  const random = seeded(seed + 1)
  const faults = values['no-faults'] ? [] : faultsOf(shop, random)
  const [injected, outcomes, shipped] = await Promise.all([
    faults.length > 0 ? injectFaults(faults, random, isOver, log) : new Map<string, number>(),
    customers.run(Number(values.customers)),
    staff.shipAll(),
  ])
  log('all customers are finished')
  await settle(shop, evidence)
  const spent = await costs.sinceStart()
  const now = new Date(Date.now() + (shop.clocks.length > 0 ? ADVANCE * 1000 : 0))
  const all: DayEvidence = { ...evidence, ledger, now, filesSince: null }
  const findings = [...(await findViolations(INVARIANTS, all)), ...(await findViolations(GUARANTEES, all))]
  print('faults injected', injected)
  print('outcomes of customers', outcomes)
  print(
    'calls',
    new Map(Object.entries(customers.counts).filter(([, count]) => typeof count === 'number') as [string, number][]),
  )
  print('answered 5xx', customers.counts.serverErrors)
  print('acknowledged', acknowledgedOf(ledger, shipped))
  print('work', spent)
  return printFindings(findings)
}

/** The body of the last mail to an address, read without a proxy; null if there is none or the database is down. */
const readMail = async ({ database }: Pick<DayEvidence, 'database'>, address: string): Promise<string | null> => {
  const mails = database.selectFrom('mail').select('body').where('recipient', '=', address)
  const last = mails.where('sent_at', 'is not', null).orderBy('created_at', 'desc').limit(1)
  return (await last.executeTakeFirst().catch(() => undefined))?.body ?? null
}

/** Counts the entries of the ledger. */
function acknowledgedOf({ orders }: Ledger, shipped: number): Map<string, number> {
  const records = [...orders.values()]
  const count = (is: (record: (typeof records)[number]) => unknown) => records.filter(is).length
  return new Map([
    ['parcels sent', shipped],
    ['accounts opened', count(({ account }) => account?.isOpen)],
    ['orders joined to them', count(({ account }) => account?.isJoined)],
    ['marketplace orders imported', count(({ marketplace }) => marketplace?.isAcknowledged)],
    ['message photos', count(({ messagePhoto }) => messagePhoto)],
    ['receipts', records.reduce((sum, { receipts }) => sum + receipts, 0)],
  ])
}

/** Restarts stopped servers, advances the clocks and waits until no job is due. */
async function settle(shop: DayShop, { database }: Pick<DayEvidence, 'database'>): Promise<void> {
  for (const server of shop.processes) if (!server.isRunning()) await server.start()
  for (const clock of shop.clocks) clock.set(ADVANCE)
  if (shop.clocks.length > 0) await advanceJobs(shop)
  const advanced = new Date(Date.now() + ADVANCE * 1000)
  const latest = performance.now() + SETTLING_MS
  for (;;) {
    const due = await database
      .selectFrom('job')
      .select(['kind', 'last_error'])
      .where('run_at', '<', advanced)
      .where('failed_at', 'is', null)
      .execute()
    if (due.length > 0 && performance.now() < latest) {
      await sleep(1_000)
      continue
    }
    log(`settled; jobs still due: ${due.length}`)
    for (const { kind, last_error } of due.slice(0, 10)) log(`  ${kind} ${last_error ?? ''}`)
    return
  }
}

/** Jobs are due by the clock of the database, which pg-boss reads through this function. */
async function advanceJobs({ environment }: DayShop): Promise<void> {
  const client = new pg.Client({ connectionString: environment.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query("select current_schema() || '_jobs.job_now()' as name")
  const body = `select pg_catalog.now() + interval '${ADVANCE} seconds'`
  await client.query(
    `create or replace function ${rows[0].name} returns timestamptz language sql stable as $$${body}$$`,
  )
  await client.end()
}

function print(what: string, counts: ReadonlyMap<string, number>): void {
  console.log(`\n${what}`)
  for (const [name, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b))) {
    console.log(`  ${String(count).padStart(10)}  ${name}`)
  }
}

function printFindings(findings: readonly Finding[]): number {
  console.log('\nviolations')
  for (const { id, sentence, violations } of findings) {
    console.log(`  ${String(violations.length).padStart(4)}  ${id.padEnd(6)}  ${sentence}`)
    for (const { at, fact } of violations.slice(0, 10)) console.log(`          ${at}: ${fact}`)
  }
  const total = findings.reduce((sum, { violations }) => sum + violations.length, 0)
  console.log(`\n${findings.length} statements checked, ${total} violations`)
  return total === 0 ? 0 : 1
}

const code = await main()
// Node was once observed in an endless loop over a handle that it was closing, so the process exits explicitly.
process.exit(code)
