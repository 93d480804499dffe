import { HOUR_MS } from '@irodori/contract/durations'
import type { OrderEventType } from '@irodori/contract/entities/webhookEvent'
import { ORDER_EVENT_TYPES } from '@irodori/contract/entities/webhookEvent'
import type { Command } from 'commander'
import * as z from 'zod'
import type { WebhookEndpointRow } from '../../database/tables/webhooks.ts'
import { transact } from '../../database/transact.ts'
import type { UrlViolation } from '../../webhooks/addressPolicy.ts'
import { checkUrl } from '../../webhooks/addressPolicy.ts'
import { countOpenDeliveries, listDeliveries, sendAgain } from '../../webhooks/deliveries.ts'
import {
  addEndpoint,
  enableEndpoint,
  findEndpoint,
  listEndpoints,
  readSecrets,
  removeEndpoint,
  rotateSecret,
} from '../../webhooks/endpointStore.ts'
import { writeTestMessage } from '../../webhooks/outbox/writeMessage.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { requireSealingKeys, StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for the receivers of webhooks and the messages to them. A secret is printed only when it is made. */
export function webhookCommands(program: Command, shop: StaffShop, { say }: StaffContext): void {
  const { database, sealingKeys, webhookAddresses, now, wake } = shop
  const webhooks = program.command('webhooks').description('endpoints that are told of orders and designs')
  const existing = async (id: string): Promise<WebhookEndpointRow> => {
    const endpoint = await findEndpoint(database, id)
    if (!endpoint) throw new StaffError(`there is no endpoint ${id}; \`webhooks list\` shows them`)
    return endpoint
  }

  webhooks
    .command('add')
    .description('add an endpoint, which is sent all events from now on; prints its signing secret once')
    .argument('<url>', 'its address; https only')
    .option('--events <types>', `only these, separated by commas: ${ORDER_EVENT_TYPES.join(', ')}`)
    .action(async (text: string, { events }: { events?: string }) => {
      requireSealingKeys(shop)
      const url = checkUrl(webhookAddresses, text)
      if (!url.ok) throw new StaffError(URL_VIOLATIONS[url.error])
      const endpoint = { url: url.value.href, eventTypes: events === undefined ? null : readTypes(events) }
      const { id, secret } = await transact(database, (tx) => addEndpoint(tx, sealingKeys, endpoint, now()))
      say(`the endpoint ${id} is added; its secret, which is not shown again:`)
      say(secret)
    })

  webhooks
    .command('list')
    .description('list the endpoints with the number of messages that wait or failed')
    .action(async () => {
      const counts = await countOpenDeliveries(database)
      const countOf = (id: string, state: string) =>
        counts.find((one) => one.endpointId === id && one.state === state)?.count ?? 0
      say(
        table(
          ['endpoint', 'address', 'events', 'disabled', 'waiting', 'failed'],
          (await listEndpoints(database)).map((row) => [
            row.id,
            row.url,
            row.event_types?.join(' ') ?? 'all',
            row.disabled_reason ?? '',
            countOf(row.id, 'WAITING'),
            countOf(row.id, 'FAILED'),
          ]),
        ),
      )
    })

  webhooks
    .command('show')
    .description('show an endpoint and its latest messages')
    .argument('<id>', 'its id')
    .action(async (id: string) => {
      const row = await existing(id)
      say(`${row.id} ${row.url}`)
      say(`events: ${row.event_types?.join(', ') ?? 'all'}`)
      say(`added: ${row.created_at.toISOString()}`)
      if (row.disabled_at !== null)
        say(`disabled: ${row.disabled_at.toISOString()}, ${row.disabled_reason}; \`webhooks enable ${id}\``)
      say(`secret: ${secretState(shop, row)}`)
      await listed({ endpoint: id })
    })

  const listed = async ({ endpoint, failed }: { endpoint?: string; failed?: true }) => {
    const choice = {
      ...(endpoint !== undefined && { endpointId: endpoint }),
      ...(failed && { state: 'FAILED' as const }),
    }
    const rows = await listDeliveries(database, choice)
    say(
      table(
        ['message', 'endpoint', 'event', 'order', 'state', 'attempts', 'answer', 'next attempt'],
        rows.map((row) => [
          row.message_id,
          row.endpoint_id,
          row.event_type,
          row.order_number ?? '',
          row.state,
          row.attempts,
          [row.last_status, row.last_answer].filter((part) => part !== null && part !== '').join(' '),
          row.next_attempt_at?.toISOString() ?? '',
        ]),
      ),
    )
  }

  webhooks
    .command('deliveries')
    .description('list the latest messages with their state')
    .option('--endpoint <id>', 'only those of an endpoint')
    .option('--failed', 'only those that were given up')
    .action(listed)

  webhooks
    .command('resend')
    .description('send a message again, or with --failed all that an endpoint was not given; the ids stay the same')
    .argument('[message]', 'the id of the message')
    .option('--endpoint <id>', 'only to this endpoint')
    .option('--failed <endpoint>', 'all messages that were given up for this endpoint')
    .action(async (messageId: string | undefined, { endpoint, failed }: { endpoint?: string; failed?: string }) => {
      if ((messageId === undefined) === (failed === undefined))
        throw new StaffError('name a message, or an endpoint with --failed')
      const named = endpoint ?? failed
      if (named !== undefined && (await existing(named)).disabled_at !== null)
        throw new StaffError(`${named} is disabled: \`webhooks enable ${named}\` first`)
      const one = { messageId: messageId ?? '', ...(endpoint !== undefined && { endpointId: endpoint }) }
      const count = await sendAgain(database, failed === undefined ? one : { failedAt: failed })
      if (count === 0) throw new StaffError(failed === undefined ? `there is no message ${messageId}` : 'none failed')
      wake()
      say(`${count} ${count === 1 ? 'message' : 'messages'} will be sent again`)
    })

  webhooks
    .command('rotate')
    .description('give an endpoint a new secret; the former one also signs for a day')
    .argument('<id>', 'its id')
    .option('--hours <hours>', 'how long the former secret also signs, 0 to 720', '24')
    .action(async (id: string, { hours }: { hours: string }) => {
      requireSealingKeys(shop)
      const read = z.coerce.number().int().min(0).max(LONGEST_HOURS).safeParse(hours)
      if (!read.success) throw new StaffError(`--hours ${hours}: must be a whole number from 0 to ${LONGEST_HOURS}`)
      await existing(id)
      const until = new Date(now().getTime() + read.data * HOUR_MS)
      const secret = await transact(database, (tx) => rotateSecret(tx, sealingKeys, id, until))
      say(`the new secret of ${id}, which is not shown again; the former one signs until ${until.toISOString()}:`)
      say(secret ?? '')
    })

  webhooks
    .command('test')
    .description('send a test message to an endpoint; `webhooks deliveries` shows its answer')
    .argument('<id>', 'its id')
    .action(async (id: string) => {
      if ((await existing(id)).disabled_at !== null)
        throw new StaffError(`${id} is disabled: \`webhooks enable ${id}\` first`)
      const messageId = await transact(database, (tx) => writeTestMessage(tx, id, now()))
      wake()
      say(`the test message ${messageId} is being sent`)
    })

  webhooks
    .command('enable')
    .description('send events to a disabled endpoint again, from now on')
    .argument('<id>', 'its id')
    .action(async (id: string) => {
      await existing(id)
      await transact(database, (tx) => enableEndpoint(tx, id))
      say(`${id} is sent events again; \`webhooks resend --failed ${id}\` sends what it was not given`)
    })

  webhooks
    .command('remove')
    .description('delete an endpoint with the record of its messages')
    .argument('<id>', 'its id')
    .action(async (id: string) => {
      await existing(id)
      await transact(database, (tx) => removeEndpoint(tx, id))
      say(`${id} is deleted`)
    })
}

const LONGEST_HOURS = 720

const URL_VIOLATIONS: Readonly<Record<UrlViolation, string>> = {
  NO_URL: 'this is no address; it must look like https://receiver.example/path',
  NOT_HTTPS:
    'the address must begin with https:// (http:// is for this machine, with WEBHOOK_PRIVATE_NETWORKS=loopback)',
  HAS_PASSWORD: 'the address must not contain a name and a password: messages are signed',
  ADDRESS_REFUSED: 'the address is not public: name its network in WEBHOOK_PRIVATE_NETWORKS to allow it',
}

/** @throws StaffError */
function readTypes(text: string): OrderEventType[] {
  const names = [...new Set(text.split(',').map((name) => name.trim()))]
  return names.map((name) => {
    const known = ORDER_EVENT_TYPES.find((type) => type === name)
    if (!known) throw new StaffError(`there is no event ${name}; there are ${ORDER_EVENT_TYPES.join(', ')}`)
    return known
  })
}

function secretState({ sealingKeys, now }: StaffShop, row: WebhookEndpointRow): string {
  const secrets = readSecrets(sealingKeys, row)
  if (!secrets.ok) return 'no key opens it: set CREDENTIALS_KEY to the key it was sealed with, or `webhooks rotate`'
  const { previous } = secrets.value
  return previous !== null && now() < new Date(previous.endsAt)
    ? `one, and the former one until ${previous.endsAt}`
    : 'one'
}
