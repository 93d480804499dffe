import type { Result } from '@irodori/result'
import { readRetryAfter } from '../connectors/wire/readRetryAfter.ts'
import type { SealingKeys } from '../credentials/seal.ts'
import type { WebhookDeliveryRow, WebhookEndpointRow } from '../database/tables/webhooks.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { LeasedJob } from '../jobs/jobs.ts'
import { complete } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { disableEndpoint, findEndpoint, readSecrets, signingSecrets } from './endpointStore.ts'
import { DeliveryQueue, scheduleDelivery } from './outbox/deliveryQueue.ts'
import { retryPauseMs } from './retryPause.ts'
import type { Answer, SendError, SendMessage } from './sendMessage.ts'
import { signaturesOf } from './signMessage.ts'

interface Deps {
  readonly database: Database
  /** Open the secrets of endpoints. */
  readonly keys: SealingKeys
  readonly send: SendMessage
  readonly now: () => Date
  readonly log: (line: string) => void
  /** A number from 0 to 1. */
  readonly random: () => number
}

type Delivery = WebhookDeliveryRow & { readonly body: string }

/** What became of one attempt. */
interface Attempt {
  readonly end: 'DELIVERED' | 'RETRY' | 'GONE'
  readonly status: number | null
  readonly answer: string
  readonly retryAfter: Date | null
}

const GONE = 410
/** A receiver that names a later time is asked again after this time. */
const LONGEST_WAIT_MS = 24 * 3_600_000
const SHOWN_CHARACTERS = 200
/** Seconds until a queue is tried again whose job failed five times, for example while the database was unavailable. */
const PAUSE_SECONDS = 300

/**
 * WHK-1 to WHK-4: sends the first waiting message of a queue. The attempt and its record cannot be one transaction, so a
 * message whose record was lost is sent again with the same id. The end of the run and the next run of the queue are one
 * transaction, under the lock that writers of messages hold.
 */
export function deliveryJob(deps: Deps): JobHandler {
  const { database } = deps
  return {
    async run(job) {
      const queue = DeliveryQueue.parse(job.payload)
      const endpoint = await findEndpoint(database, queue.endpointId)
      const delivery = endpoint && endpoint.disabled_at === null ? await nextOf(database, queue) : null
      const attempt = endpoint && delivery ? await attemptDelivery(deps, endpoint, delivery) : null
      await transact(database, (tx) => endRun(deps, tx, job, queue, delivery, attempt))
      return 'DONE'
    },
    async giveUp(job) {
      const queue = DeliveryQueue.parse(job.payload)
      await transact(database, (tx) => scheduleDelivery(tx, queue, { afterSeconds: PAUSE_SECONDS }))
    },
  }
}

/** WHK-2: the first message that is neither delivered nor failed. */
async function nextOf(
  database: Database | Transacting,
  { endpointId, queue }: DeliveryQueue,
): Promise<Delivery | null> {
  const row = await database
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_message', 'webhook_message.id', 'webhook_delivery.message_id')
    .selectAll('webhook_delivery')
    .select('webhook_message.body')
    .where('endpoint_id', '=', endpointId)
    .where('queue', '=', queue)
    .where('state', '=', 'WAITING')
    .orderBy('webhook_delivery.sequence')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

async function attemptDelivery(
  { keys, send, now, log }: Deps,
  endpoint: WebhookEndpointRow,
  { message_id: id, body }: Delivery,
): Promise<Attempt> {
  const secrets = readSecrets(keys, endpoint)
  if (!secrets.ok) {
    log(`webhooks: no key opens the secret of ${endpoint.id}; set CREDENTIALS_KEY to the key it was sealed with`)
    return { end: 'RETRY', status: null, answer: 'no key opens the secret', retryAfter: null }
  }
  const timestamp = Math.floor(now().getTime() / 1000)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Irodori-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signaturesOf(signingSecrets(secrets.value, now()), { id, timestamp, body }),
  }
  const attempt = attemptOf(await send({ url: endpoint.url, headers, body }), now())
  if (attempt.end !== 'DELIVERED')
    log(`webhooks: ${endpoint.id} did not take ${id}: ${attempt.status ?? attempt.answer}`)
  return attempt
}

function attemptOf(sent: Result<Answer, SendError>, now: Date): Attempt {
  if (!sent.ok) {
    const { error } = sent
    return { end: 'RETRY', status: null, answer: answerOf(error), retryAfter: null }
  }
  const { status, text, retryAfter } = sent.value
  const isTaken = status >= 200 && status < 300
  return {
    end: isTaken ? 'DELIVERED' : status === GONE ? 'GONE' : 'RETRY',
    status,
    answer: text.replace(/[^\P{C}]+/gu, ' ').slice(0, SHOWN_CHARACTERS),
    retryAfter: readRetryAfter(retryAfter, now),
  }
}

function answerOf(error: SendError): string {
  switch (error.code) {
    case 'ADDRESS_REFUSED':
      return 'the address is not public, see WEBHOOK_PRIVATE_NETWORKS'
    case 'TIME_OUT':
      return 'no answer in time'
    case 'NO_CONNECTION':
      return `no connection: ${error.reason}`
  }
}

async function endRun(
  deps: Deps,
  tx: Transacting,
  job: LeasedJob,
  queue: DeliveryQueue,
  delivery: Delivery | null,
  attempt: Attempt | null,
): Promise<void> {
  await lockOrder(tx, queue.queue)
  if (!(await complete(tx, job))) return
  const pauseMs = delivery && attempt ? await recordAttempt(deps, tx, delivery, attempt) : 0
  const endpoint = await findEndpoint(tx, queue.endpointId)
  if (endpoint && endpoint.disabled_at !== null) {
    await failQueue(tx, queue, deps.now())
    return
  }
  if (await nextOf(tx, queue)) await scheduleDelivery(tx, queue, { afterSeconds: Math.ceil(pauseMs / 1000) })
}

/** @returns milliseconds until the queue is sent on */
async function recordAttempt(
  { now, random, log }: Deps,
  tx: Transacting,
  delivery: Delivery,
  { end, status, answer, retryAfter }: Attempt,
): Promise<number> {
  const { endpoint_id: endpointId, message_id: messageId } = delivery
  const at = now()
  const attempts = delivery.attempts + 1
  const tried = { attempts, last_status: status, last_answer: answer, attempted_at: at, next_attempt_at: null }
  const update = tx
    .updateTable('webhook_delivery')
    .where('endpoint_id', '=', endpointId)
    .where('message_id', '=', messageId)
  if (end === 'DELIVERED') {
    await update.set({ ...tried, state: 'DELIVERED', settled_at: at }).execute()
    return 0
  }
  if (end === 'GONE') await disableEndpoint(tx, endpointId, `answered ${GONE}`, at)
  const pauseMs = end === 'GONE' ? null : retryPauseMs(attempts, random())
  if (pauseMs === null) {
    log(`webhooks: ${messageId} is given up for ${endpointId} after ${attempts} attempts`)
    await update.set({ ...tried, state: 'FAILED', settled_at: at }).execute()
    return 0
  }
  const named = retryAfter === null ? 0 : Math.min(LONGEST_WAIT_MS, retryAfter.getTime() - at.getTime())
  const waitMs = Math.max(pauseMs, named)
  await update.set({ ...tried, next_attempt_at: new Date(at.getTime() + waitMs) }).execute()
  return waitMs
}

/** WHK-4: what waits for a disabled endpoint has failed. */
async function failQueue(tx: Transacting, { endpointId, queue }: DeliveryQueue, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'FAILED', settled_at: now, next_attempt_at: null, last_answer: 'the endpoint is disabled' })
    .where('endpoint_id', '=', endpointId)
    .where('queue', '=', queue)
    .where('state', '=', 'WAITING')
    .execute()
}
