import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ConnectionCounts } from '../database/openDatabase.ts'
import { listCredentials } from '../credentials/credentialStore.ts'
import type { Database } from '../database/tables.ts'
import type { AnsweredRequest } from '../http/createApp.ts'
import type { JobEnd } from '../jobs/runner.ts'
import type { countAllGuesses } from '../limits/guesses.ts'
import { listPolls } from '../synchronisation/pollStore.ts'
import { countOpenReports } from '../synchronisation/shipmentReports.ts'
import { countOpenDeliveries } from '../webhooks/deliveries.ts'
import { listEndpoints } from '../webhooks/endpointStore.ts'
import type { WorkerPool } from '../work/workerPool.ts'

export interface Metrics {
  answered(request: AnsweredRequest): void
  jobEnded(kind: string, end: JobEnd): void
  /** In Prometheus' text format. */
  read(): Promise<string>
  readonly contentType: string
}

interface Deps {
  readonly database: Database
  readonly pool: WorkerPool
  readonly now: () => Date
  readonly countGuesses: () => ReturnType<typeof countAllGuesses>
  /** Null for the embedded database, which has no connection pool. */
  readonly connections: () => ConnectionCounts | null
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Metrics of this process. The job table is shared, so several servers report equal gauges for it. */
export function createMetrics({ database, pool, now, connections, countGuesses }: Deps): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // The lag of the event loop, memory, processor time, open files and garbage collection.
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last byte of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const jobEnds = new Counter({
    name: 'irodori_jobs_ended_total',
    help: 'Job runs of this process, by result.',
    labelNames: ['kind', 'end'],
    registers,
  })
  new Gauge({
    name: 'irodori_workers',
    help: 'Tasks of the worker pool: running, and waiting for a worker.',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = pool.counts()
      this.set({ state: 'running' }, running)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: 'irodori_workers_recycled_total',
    help: 'Replacements of the workers because one held too much memory.',
    registers,
    collect() {
      this.set(pool.counts().recycled)
    },
  })
  new Gauge({
    name: 'irodori_database_connections',
    help: 'Connections to the database, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const counts = connections()
      if (!counts) return
      this.set({ state: 'open' }, counts.open)
      this.set({ state: 'idle' }, counts.idle)
      this.set({ state: 'waiting' }, counts.waiting)
    },
  })
  const up = new Gauge({ name: 'irodori_database_up', help: '1 if the database answered, otherwise 0.', registers })
  const jobs = new Gauge({
    name: 'irodori_jobs',
    help: 'Jobs in the table: waiting, running, and finally failed.',
    labelNames: ['kind', 'state'],
    registers,
  })
  const overdue = new Gauge({
    name: 'irodori_jobs_overdue_seconds',
    help: 'Seconds since the longest waiting job was due.',
    labelNames: ['kind'],
    registers,
  })

  const ends = new Gauge({
    name: 'irodori_credential_end_seconds',
    help: 'Seconds until the credential of a marketplace ends; negative afterwards.',
    labelNames: ['shop'],
    registers,
  })
  const refused = new Gauge({
    name: 'irodori_credential_refused',
    help: '1 if the marketplace refuses the credential, otherwise 0.',
    labelNames: ['shop'],
    registers,
  })

  const pollAge = new Gauge({
    name: 'irodori_marketplace_poll_age_seconds',
    help: 'Seconds since the last complete poll of a marketplace; absent before the first.',
    labelNames: ['shop'],
    registers,
  })
  const reports = new Gauge({
    name: 'irodori_shipment_reports',
    help: 'Shipments that a marketplace has refused to record, or that wait for their report.',
    labelNames: ['shop', 'state'],
    registers,
  })

  const deliveries = new Gauge({
    name: 'irodori_webhook_deliveries',
    help: 'Messages that wait for a webhook endpoint, or were given up.',
    labelNames: ['endpoint', 'state'],
    registers,
  })
  const oldestDelivery = new Gauge({
    name: 'irodori_webhook_waiting_seconds',
    help: 'Seconds since the oldest message that waits for a webhook endpoint was written.',
    labelNames: ['endpoint'],
    registers,
  })
  const disabled = new Gauge({
    name: 'irodori_webhook_disabled',
    help: '1 if nothing is sent to a webhook endpoint any more, otherwise 0.',
    labelNames: ['endpoint'],
    registers,
  })

  const guesses = new Gauge({
    name: 'irodori_failed_attempts',
    help: 'Wrong phone numbers and passwords at all orders and accounts in an hour, wrong cancellation keys in a day.',
    labelNames: ['kind'],
    registers,
  })
  const brake = new Gauge({
    name: 'irodori_failed_attempts_brake',
    help: '1 while so many attempts fail that each visitor has only a few, otherwise 0.',
    labelNames: ['kind'],
    registers,
  })

  const readGuesses = async (): Promise<void> => {
    const counts = await countGuesses().catch(() => null)
    for (const [kind, { guesses: count, isBraked }] of Object.entries(counts ?? {})) {
      guesses.set({ kind }, count)
      brake.set({ kind }, isBraked ? 1 : 0)
    }
  }

  const readWebhooks = async (): Promise<void> => {
    for (const gauge of [deliveries, oldestDelivery, disabled]) gauge.reset()
    const endpoints = await listEndpoints(database).catch(() => [])
    for (const { id, disabled_at } of endpoints) {
      disabled.set({ endpoint: id }, disabled_at === null ? 0 : 1)
      oldestDelivery.set({ endpoint: id }, 0)
      for (const state of ['WAITING', 'FAILED']) deliveries.set({ endpoint: id, state }, 0)
    }
    const counts = await countOpenDeliveries(database).catch(() => [])
    for (const { endpointId, state, count, oldest } of counts) {
      deliveries.set({ endpoint: endpointId, state }, count)
      if (state === 'WAITING') oldestDelivery.set({ endpoint: endpointId }, (now().getTime() - oldest.getTime()) / 1000)
    }
  }

  const readExchange = async (): Promise<void> => {
    pollAge.reset()
    reports.reset()
    const polls = await listPolls(database).catch(() => [])
    for (const { shop, succeededAt } of polls) {
      if (succeededAt !== null) pollAge.set({ shop }, (now().getTime() - succeededAt.getTime()) / 1000)
      for (const state of ['NOT_REPORTED', 'REFUSED']) reports.set({ shop, state }, 0)
    }
    const counts = await countOpenReports(database).catch(() => [])
    for (const { shop, state, count } of counts) reports.set({ shop, state }, count)
  }

  const readCredentials = async (): Promise<void> => {
    ends.reset()
    refused.reset()
    const states = await listCredentials(database).catch(() => [])
    for (const { shop, endsAt, refusedAt } of states) {
      if (endsAt !== null) ends.set({ shop }, (endsAt.getTime() - now().getTime()) / 1000)
      refused.set({ shop }, refusedAt === null ? 0 : 1)
    }
  }

  const readJobs = async (): Promise<void> => {
    const at = now()
    jobs.reset()
    overdue.reset()
    try {
      for (const row of await countJobs(database)) {
        jobs.set({ kind: row.kind, state: 'waiting' }, Number(row.waiting))
        jobs.set({ kind: row.kind, state: 'running' }, Number(row.running))
        jobs.set({ kind: row.kind, state: 'failed' }, Number(row.failed))
        overdue.set({ kind: row.kind }, row.due ? Math.max(0, (at.getTime() - row.due.getTime()) / 1000) : 0)
      }
      up.set(1)
    } catch {
      up.set(0)
    }
  }

  return {
    answered({ method, route, status, seconds }) {
      const labels = { method, route, status: String(status) }
      requests.inc(labels)
      durations.observe(labels, seconds)
    },
    jobEnded: (kind, end) => jobEnds.inc({ kind, end }),
    async read() {
      await readJobs()
      await readCredentials()
      await readExchange()
      await readWebhooks()
      await readGuesses()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

const countJobs = (database: Database) =>
  database
    .selectFrom('job')
    .select([
      'kind',
      sql<string>`count(*) filter (where failed_at is null and not is_running)`.as('waiting'),
      sql<string>`count(*) filter (where is_running)`.as('running'),
      sql<string>`count(*) filter (where failed_at is not null)`.as('failed'),
      sql<Date | null>`min(run_at) filter (where failed_at is null and not is_running)`.as('due'),
    ])
    .groupBy('kind')
    .execute()
