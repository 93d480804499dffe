import { randomUUID } from 'node:crypto'
import { placePhoto } from '@irodori/design/photoPlacement'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMessageOrder, designCard, MESSAGE_TEMPLATES } from '../../testing/messageOrder.ts'
import { halvesPng } from '../../testing/photos.ts'
import { draftOf, ORDERS, TEMPLATES } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { Transacting } from '../database/tables.ts'
import { addStored } from '../jobs/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import type { Evidence, Finding } from './invariant.ts'
import { findViolations } from './invariant.ts'
import { INVARIANTS } from './invariants.ts'

const MADE = ORDERS.a.orderNumber
const RELEASED = ORDERS.b.orderNumber
const START = new Date('2026-11-20T01:00:00.000Z')
const LATER = new Date(START.getTime() + 40 * 60_000)
const LONG_AGO = new Date('2026-10-01T00:00:00.000Z')

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  server.clock.now = START
  await server.database.updateTable('migration').set({ timestamp: LONG_AGO.toISOString() }).execute()
  await server.database.updateTable('shop_order').set({ orderer_email: 'misaki@example.com' }).execute()
  await makeOrder()
  await releaseOrder()
  // The test server has no mail transport, so all mails are marked as sent.
  await server.database.updateTable('mail').set({ sent_at: LATER }).execute()
  await server.database.deleteFrom('job').where('kind', '=', 'mail').execute()
})
afterAll(() => server.close())

/** Saves a card with a photo, schedules its production and hands it over after the waiting period. */
async function makeOrder(): Promise<void> {
  const { orderNumber } = ORDERS.a
  const products = JSON.stringify([{ productId: 'card', unit: 1, chargeableUnit: 0 }])
  await sql`update shop_order set details = jsonb_set(details, '{products}', ${products}::text::jsonb)
    where order_number = ${orderNumber}`.execute(server.database)
  const token = await server.logIn('a')
  const sent = await server.call('uploadImage', { body: { orderNumber }, file: halvesPng(80, 40) }, token)
  const { imageName = '' } = sent.data ?? {}
  const photo = { imageName, width: 80, height: 40 }
  const designs = TEMPLATES.filter(({ templateGroupId }) => templateGroupId === 'card').map((template) =>
    draftOf(template, randomUUID(), {
      items: template.items.map((item) => ('imageName' in item ? { ...item, ...placePhoto(item, photo) } : item)),
    }),
  )
  await server.call('createDesigns', { body: { ...ORDERS.a, designs } }, token)
  await server.database.updateTable('design').set({ product_option_id: 'matt' }).execute()
  await server.jobs.idle()
  await server.call('scheduleCreation', { params: { orderNumber }, body: {} }, token)
  server.clock.now = LATER
  await server.jobs.idle()
}

async function releaseOrder(): Promise<void> {
  const { orderNumber } = ORDERS.b
  await createMessageOrder(server, 'b')
  const token = await server.logIn('b')
  await designCard(server, 'b', token)
  const templateId = MESSAGE_TEMPLATES[0]?.id ?? ''
  const image = { query: { position: '1' }, body: { orderNumber, templateId }, file: halvesPng(90, 90) }
  await server.call('saveMessageImage', image, token)
  await server.call('releaseMessage', { params: { orderNumber }, body: { templateId } }, token)
  await server.jobs.idle()
}

/** Files that differ from the storage; null for a deleted file. */
type Changed = Map<string, Uint8Array<ArrayBuffer> | null>

const changed = (storage: Storage, files: Changed): Evidence['storage'] => ({
  async get(key) {
    const file = files.get(key)
    return file === undefined ? storage.get(key) : file
  },
  async head(key) {
    const file = files.get(key)
    return file === undefined ? storage.head(key) : file && { bytes: file.length }
  },
  list: async (folder) => (await storage.list(folder)).filter((key) => files.get(key) !== null),
})

async function violated(database: Evidence['database'], files: Changed = new Map()): Promise<string[]> {
  const storage = changed(server.storage, files)
  const evidence = { database, storage, now: LATER, filesSince: null }
  const findings: Finding[] = await findViolations(INVARIANTS, evidence, async () => undefined)
  return findings.filter(({ violations }) => violations.length > 0).map(({ id }) => id)
}

const ROLLBACK = new Error('the planted violation is rolled back')

/** Plants a violation, checks the invariants, and rolls it back. */
async function afterPlanting(plant: (tx: Transacting, files: Changed) => Promise<unknown>): Promise<string[]> {
  const files: Changed = new Map()
  let found: string[] = []
  const check = server.database.transaction().execute(async (tx) => {
    await plant(tx, files)
    found = await violated(tx, files)
    throw ROLLBACK
  })
  await check.catch((error: unknown) => {
    if (error !== ROLLBACK) throw error
  })
  return found
}

const keysOf = async (pattern: RegExp) =>
  (await Promise.all(['orders', 'messages', 'production'].map((folder) => server.storage.list(folder))))
    .flat()
    .filter((key) => pattern.test(key))
const replaceFiles = async (files: Changed, pattern: RegExp, bytes: Uint8Array<ArrayBuffer> | null) => {
  const keys = await keysOf(pattern)
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) files.set(key, bytes)
}
const setStatus = (tx: Transacting, orderNumber: string, status: string) =>
  sql`update shop_order set status = ${status} where order_number = ${orderNumber}`.execute(tx)
const detail = (tx: Transacting, orderNumber: string, name: string, value: unknown) =>
  sql`update shop_order set details = jsonb_set(details, ${sql.lit(`{${name}}`)}, ${JSON.stringify(value)}::text::jsonb)
    where order_number = ${orderNumber}`.execute(tx)
/** Changes the front of the released card. */
const draft = (tx: Transacting, path: string, value: unknown) =>
  sql`update design set draft = jsonb_set(draft, ${sql.lit(`{${path}}`)}, ${JSON.stringify(value)}::text::jsonb)
    where order_number = ${RELEASED} and side_number = 1`.execute(tx)
const addJob = (tx: Transacting, kind: string, subject: string, change: object = {}) =>
  addStored(tx, { kind, subject, payload: {}, run_at: LATER, failed_at: null, last_error: null, ...change })
const text = (content: string) => new Uint8Array(Buffer.from(content))

/** Planted violations, each of one invariant. */
const PLANTED: readonly {
  readonly id: string
  readonly what: string
  readonly plant: (tx: Transacting, files: Changed) => Promise<unknown>
}[] = [
  { id: 'INV-1', what: 'a draft without pages', plant: (tx) => setStatus(tx, ORDERS.reordered.orderNumber, 'DRAFT') },
  {
    id: 'INV-2',
    what: 'a page whose render job was lost',
    plant: (tx) =>
      sql`update design set print_check = 'PENDING', print_hash = null, print_name = null
        where order_number = ${RELEASED}`.execute(tx),
  },
  {
    id: 'INV-2',
    what: 'a render job of an earlier save',
    plant: async (tx) => {
      await sql`update design set print_check = 'PENDING', print_hash = null, print_name = null, revision = 7
        where order_number = ${RELEASED}`.execute(tx)
      for (const { id } of await tx.selectFrom('design').select('id').where('order_number', '=', RELEASED).execute()) {
        await addJob(tx, 'render', id, { payload: { revision: 6 } })
      }
    },
  },
  {
    id: 'INV-3',
    what: 'a page that counts as approved and differs',
    plant: (tx) =>
      sql`update design set print_check = 'EQUAL', draft = jsonb_set(draft, '{approvedHash}', '"other"')
        where order_number = ${RELEASED}`.execute(tx),
  },
  {
    id: 'INV-4',
    what: 'a lost photo',
    plant: (_, files) => replaceFiles(files, /^orders\/.*\/[0-9a-f]{64}\.png$/, null),
  },
  { id: 'INV-4', what: 'a lost file of a message', plant: (_, files) => replaceFiles(files, /^messages\//, null) },
  {
    id: 'INV-5',
    what: 'a photo with other bytes',
    plant: (_, files) => replaceFiles(files, /^orders\/.*\/[0-9a-f]{64}\.png$/, text('other')),
  },
  {
    id: 'INV-6',
    what: 'a waiting period without its end',
    plant: (tx) => setStatus(tx, RELEASED, 'WAITING_CREATION'),
  },
  {
    id: 'INV-6',
    what: 'a waiting period that was not ended in time',
    plant: async (tx) => {
      await setStatus(tx, RELEASED, 'WAITING_CREATION')
      await sql`update shop_order set waiting_ends_at = ${START} where order_number = ${RELEASED}`.execute(tx)
      await addJob(tx, 'waiting-end', RELEASED)
    },
  },
  { id: 'INV-7', what: 'an order without a hand-over job', plant: (tx) => setStatus(tx, RELEASED, 'PENDING_CREATION') },
  {
    id: 'INV-8',
    what: 'a message without its automatic start',
    plant: (tx) => tx.deleteFrom('job').where('kind', '=', 'auto-start').execute(),
  },
  {
    id: 'INV-9',
    what: 'an order that was handed over twice',
    plant: (tx) =>
      sql`insert into order_history select 'again', order_number, event, from_status, to_status, happened_at
        from order_history where event = 'FILES_HANDED_OVER'`.execute(tx),
  },
  {
    id: 'INV-9',
    what: 'an order in production that was never handed over',
    plant: (tx) => sql`update shop_order set details = details - 'manifestKey'`.execute(tx),
  },
  {
    id: 'INV-10',
    what: 'a manifest that was changed',
    plant: (_, files) => replaceFiles(files, /manifest-[0-9a-f]{64}\.json$/, text('{}')),
  },
  {
    id: 'INV-10',
    what: 'a page that was saved after it was handed over',
    plant: (tx) => sql`update design set revision = revision + 1 where order_number = ${MADE}`.execute(tx),
  },
  {
    id: 'INV-11',
    what: 'a page that was handed over although another one was approved',
    plant: async (tx, files) => {
      const [key = ''] = await keysOf(/manifest-[0-9a-f]{64}\.json$/)
      const manifest = Buffer.from((await server.storage.get(key)) ?? []).toString()
      const forged = text(manifest.replaceAll('"approvedHash":null', `"approvedHash":"${'a'.repeat(64)}"`))
      const folder = key.slice(0, key.lastIndexOf('/'))
      const digest = Buffer.from(await crypto.subtle.digest('SHA-256', forged)).toString('hex')
      const forgedKey = `${folder}/manifest-${digest}.json`
      files.set(forgedKey, forged)
      await detail(tx, MADE, 'manifestKey', forgedKey)
    },
  },
  {
    id: 'INV-12',
    what: 'a print picture with other pixels',
    plant: (_, files) => replaceFiles(files, /print_[0-9a-f]{64}\.png$/, new Uint8Array(halvesPng(60, 40))),
  },
  {
    id: 'INV-12',
    what: 'a print file with other bytes',
    plant: (_, files) => replaceFiles(files, /print-[0-9a-f]{64}\.pdf$/, text('%PDF')),
  },
  {
    id: 'INV-13',
    what: 'an option that is oversold',
    plant: (tx) =>
      sql`update product set document = jsonb_set(document, '{options,0,inStock}', '-1') where id = 'card'`.execute(tx),
  },
  {
    id: 'INV-14',
    what: 'a cancelled order with reserved stock',
    plant: (tx) =>
      detail(tx, ORDERS.cancelled.orderNumber, 'reservedStock', [
        { productId: 'card', optionIdentifier: null, pieces: 1 },
      ]),
  },
  {
    id: 'INV-15',
    what: 'a cancelled order with a hand-over job',
    plant: (tx) => addJob(tx, 'hand-over', ORDERS.cancelled.orderNumber),
  },
  {
    id: 'INV-15',
    what: 'a cancellation without its record',
    plant: (tx) =>
      sql`insert into order_history values
        ('c', 'irodori-00000003', 'CANCELLED_BY_CUSTOMER', 'DRAFT', 'CANCEL', ${LATER})`.execute(tx),
  },
  {
    id: 'INV-16',
    what: 'an overdue job',
    plant: (tx) => addJob(tx, 'expire-account', 'x', { run_at: START }),
  },
  {
    id: 'INV-17',
    what: 'a job that finally failed',
    plant: (tx) => addJob(tx, 'expire-account', 'x', { failed_at: LATER }),
  },
  {
    id: 'INV-18',
    what: 'a mail without its job',
    plant: (tx) => sql`update mail set sent_at = null`.execute(tx),
  },
  {
    id: 'INV-19',
    what: 'a mail that was written twice',
    plant: (tx) =>
      sql`insert into mail select 'again', 'again', kind, recipient, order_number, subject, body, created_at, sent_at
        from mail where kind = 'ORDER_CREATING'`.execute(tx),
  },
  {
    id: 'INV-20',
    what: 'a released gift without the back of its card',
    plant: (tx) => sql`delete from design where order_number = ${RELEASED} and side_number = 2`.execute(tx),
  },
  { id: 'INV-21', what: 'a card with the template of a booklet', plant: (tx) => draft(tx, 'templateId', 'booklet-0') },
  { id: 'INV-21', what: 'a side with another page number', plant: (tx) => draft(tx, 'pageNumber', '5') },
  { id: 'INV-22', what: 'a page that has lost its items', plant: (tx) => draft(tx, 'items', []) },
  { id: 'INV-23', what: 'letters of one point', plant: (tx) => draft(tx, 'items,1,fontSize', 1) },
  { id: 'INV-23', what: 'a colour that is not in the palette', plant: (tx) => draft(tx, 'items,1,color', '#ff00ff') },
  { id: 'INV-24', what: 'a character that no font has', plant: (tx) => draft(tx, 'items,1,text', '😀') },
  {
    id: 'INV-24',
    what: 'a text that does not fit',
    plant: (tx) => draft(tx, 'items,1,text', '春のたより夏のたより秋のたより冬のたより'),
  },
  {
    id: 'INV-25',
    what: 'a cancelled order that is older than orders are kept',
    plant: (tx) =>
      sql`update shop_order set updated_at = '2010-01-01' where order_number = ${ORDERS.cancelled.orderNumber}`.execute(
        tx,
      ),
  },
  {
    id: 'INV-26',
    what: 'a design of an order whose designs were erased',
    plant: (tx) => sql`insert into erasure values (${RELEASED}, '{}', '[]', ${LATER}, null, null)`.execute(tx),
  },
  {
    id: 'INV-27',
    what: 'a message to a webhook without its job',
    plant: async (tx) => {
      await sql`insert into webhook_endpoint values ('whe_1', 'https://receiver.example/', '', null, ${LATER})`.execute(
        tx,
      )
      await sql`insert into webhook_message values ('msg_1', ${MADE}, 1, 'order.created', '{}', ${LATER})`.execute(tx)
      await sql`insert into webhook_delivery values ('whe_1', 'msg_1', ${MADE}, 1, 'WAITING')`.execute(tx)
    },
  },
  {
    id: 'INV-28',
    what: 'a passkey of a deleted account',
    plant: (tx) => sql`insert into passkey values ('key', 'nobody', '', 0, '[]', null, null, ${LATER})`.execute(tx),
  },
  {
    id: 'INV-28',
    what: 'a second factor of a deleted account',
    plant: (tx) => sql`insert into second_factor values ('nobody', '', ${LATER})`.execute(tx),
  },
]

it('find no violation in a consistent shop', async () => {
  const statuses = await server.database.selectFrom('shop_order').select(['order_number', 'status']).execute()
  expect(statuses.find(({ order_number }) => order_number === MADE)?.status).toBe('CREATING')
  expect(statuses.find(({ order_number }) => order_number === RELEASED)?.status).toBe('URL_RELEASED')
  expect(await violated(server.database)).toEqual([])
})

it.each(PLANTED)('$id finds $what', async ({ id, plant }) => {
  expect(await afterPlanting(plant)).toEqual([id])
})

it('the tests plant a violation of every invariant', () => {
  const planted = new Set(PLANTED.map(({ id }) => id))
  expect(INVARIANTS.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([])
})

it('count a violation only if it persists at the second check', async () => {
  let checks = 0
  const temporary = {
    id: 'INV-0',
    sentence: 'Nothing passes.',
    find: async () => {
      checks += 1
      return checks === 1 ? [{ at: 'a', fact: 'passes' }] : []
    },
  }
  const evidence = { database: server.database, storage: server.storage, now: LATER, filesSince: null }
  const [finding] = await findViolations([temporary], evidence, async () => undefined)
  expect([finding?.violations, checks]).toEqual([[], 2])
})
