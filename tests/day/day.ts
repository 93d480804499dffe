// A busy day of a shop with two servers, in minutes: customers design, save, order, cancel, give and open accounts, and the
// staff sends what is made, while servers, database, bucket, outside shops, lines, disk and clocks fail; then one program looks whether anything was lost, made twice or printed
// otherwise than it was approved. Run: npm run day -- --seed 1 --minutes 5 [--no-faults] [--from BACKUP]
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Finding } from '@irodori/api/invariants'
import { findViolations, INVARIANTS, openEvidence } from '@irodori/api/invariants'
import { seeded } from '../fixtures/randomDesigns.ts'
import { faultsOf, strikeAll } from './faults.ts'
import type { Ledger } from './ledger.ts'
import { measureCosts } from './costs.ts'
import type { DayEvidence } from './promises.ts'
import { allPieces } from './facts.ts'
import { PROMISES } from './promises.ts'
import type { DayShop } from './shop.ts'
import { openShop } from './shop.ts'
import { openStaff } from './staff.ts'
import { openTown } from './town.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '5' },
    customers: { type: 'string', default: '16' },
    from: { type: 'string' },
    'no-faults': { type: 'boolean', default: false },
  },
})
const MINUTE = 60_000
/** Seconds by which every clock is put forward at the end, so that all waiting periods are over. */
const EVENING = 3 * 3600
const SETTLING = 8 * MINUTE

const started = performance.now()
const say = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`)
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function main(): Promise<number> {
  const shop = await openShop()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void shop.close().finally(() => process.exit(1)))
  }
  try {
    for (const reason of shop.missing) say(`left out: ${reason}`)
    // Drawing the demo shop takes a minute; a backup of one brings it in seconds, onto this database and bucket.
    if (values.from) await shop.staff('restore', path.resolve(values.from))
    for (const server of shop.processes) await server.start()
    say('the shop is open')
    await shop.staff('stock', 'set', 'thank-you-card', '100000')
    const { evidence, close } = await openEvidence(shop.environment)
    try {
      return await liveThrough(shop, evidence)
    } finally {
      await close()
    }
  } finally {
    await shop.close()
  }
}

async function liveThrough(shop: DayShop, evidence: Pick<DayEvidence, 'database' | 'storage'>): Promise<number> {
  const seed = Number(values.seed)
  const ledger: Ledger = { orders: new Map(), stock: await allPieces(evidence) }
  const ends = performance.now() + Number(values.minutes) * MINUTE
  const isOver = () => performance.now() > ends
  const costs = await measureCosts(shop, evidence)
  const staff = openStaff(shop, isOver)
  const town = await openTown({
    shop,
    staff,
    readMail: (address) => readMail(evidence, address),
    ledger,
    random: seeded(seed),
    isOver,
  })
  const random = seeded(seed + 1)
  const faults = values['no-faults'] ? [] : faultsOf(shop, random)
  const [struck, outcomes, sent] = await Promise.all([
    faults.length > 0 ? strikeAll(faults, random, isOver, say) : new Map<string, number>(),
    town.live(Number(values.customers)),
    staff.send(),
  ])
  say('the customers went home')
  await settle(shop, evidence)
  const spent = await costs.until()
  const now = new Date(Date.now() + (shop.clocks.length > 0 ? EVENING * 1000 : 0))
  const all: DayEvidence = { ...evidence, ledger, now, filesSince: null }
  const findings = [...(await findViolations(INVARIANTS, all)), ...(await findViolations(PROMISES, all))]
  print('faults', struck)
  print('customers', outcomes)
  print(
    'calls',
    new Map(Object.entries(town.counts).filter(([, count]) => typeof count === 'number') as [string, number][]),
  )
  print('answered 5xx', town.counts.faults)
  print('told', toldOf(ledger, sent))
  print('work', spent)
  return printFindings(findings)
}

/** As a mail program of the customer's shows it, past every line; null where nothing can be read now. */
const readMail = async ({ database }: Pick<DayEvidence, 'database'>, address: string): Promise<string | null> => {
  const mails = database.selectFrom('mail').select('body').where('recipient', '=', address)
  const last = mails.where('sent_at', 'is not', null).orderBy('created_at', 'desc').limit(1)
  return (await last.executeTakeFirst().catch(() => undefined))?.body ?? null
}

/** How much of what came to the ledger there is to look for. */
function toldOf({ orders }: Ledger, sent: number): Map<string, number> {
  const records = [...orders.values()]
  const count = (is: (record: (typeof records)[number]) => unknown) => records.filter(is).length
  return new Map([
    ['parcels sent', sent],
    ['accounts opened', count(({ account }) => account?.isOpen)],
    ['orders joined to them', count(({ account }) => account?.isJoined)],
    ['orders of outside shops let in', count(({ outside }) => outside?.isAcknowledged)],
    ['photos of messages', count(({ messagePhoto }) => messagePhoto)],
    ['receipts', records.reduce((sum, { receipts }) => sum + receipts, 0)],
  ])
}

/** Every fault has passed; waits until all that is due is done. */
async function settle(shop: DayShop, { database }: Pick<DayEvidence, 'database'>): Promise<void> {
  for (const server of shop.processes) if (!server.isRunning()) await server.start()
  for (const clock of shop.clocks) clock.set(EVENING)
  const evening = new Date(Date.now() + EVENING * 1000)
  const latest = performance.now() + SETTLING
  for (;;) {
    const due = await database
      .selectFrom('job')
      .select(['kind', 'last_error'])
      .where('run_at', '<', evening)
      .where('failed_at', 'is', null)
      .execute()
    if (due.length > 0 && performance.now() < latest) {
      await sleep(1_000)
      continue
    }
    say(`settled; jobs that are still due: ${due.length}`)
    for (const { kind, last_error } of due.slice(0, 10)) say(`  ${kind} ${last_error ?? ''}`)
    return
  }
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
  console.log(`\n${findings.length} sentences, ${total} violations`)
  return total === 0 ? 0 : 1
}

const code = await main()
// With everything closed, Node was once seen to go round for ever over a handle that it was clearing away.
process.exit(code)
