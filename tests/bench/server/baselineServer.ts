// Does the work of three calls of the shop with node:http and the database driver only; the difference is the cost of the
// server around it. Started by serverUnderLoad.ts with DATABASE_URL and FILES.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { DesignDraft } from '@irodori/contract/entities/design'
import pg from 'pg'
import { openPostgres } from '../../../packages/api/src/database/openDatabase.ts'
import { RENDER_JOB, renderJob } from '../../../packages/api/src/design/renderJob.ts'
import { cropPicture } from '../../../packages/api/src/image/cropPicture.ts'
import { frameOf } from '../../../packages/api/src/image/frameOf.ts'
import { openJobQueue } from '../../../packages/api/src/jobs/jobQueue.ts'
import { startRunner } from '../../../packages/api/src/jobs/runner.ts'
import { fileStorage } from '../../../packages/api/src/storage/fileStorage.ts'
import { startWorkerPool } from '../../../packages/api/src/work/workerPool.ts'

const { DATABASE_URL = '', FILES = '' } = process.env
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const pool = await startWorkerPool({ workers: 2, workerQueue: 256, workerMemory: 700 * 1024 * 1024 })
const storage = fileStorage(FILES)
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()

// Saved pages are rendered here too, by the same job and with the same concurrency.
const opened = openPostgres(DATABASE_URL, { databaseConnections: 3, databaseStatementTimeoutMs: 0 })
const { database: tables } = opened
await openJobQueue(tables, { connection: opened.jobConnection, log: console.error })
startRunner({
  database: tables,
  log: () => undefined,
  concurrency: 1,
  handlers: {
    [RENDER_JOB]: renderJob({ database: tables, storage, pool, now: () => new Date(), log: () => undefined }),
  },
})

const MILLION = 1e6

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, data: unknown): void {
  const text = JSON.stringify({ code: 200, data, error: null, message: null, errorCode: null })
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }).end(text)
}

async function sessionOf(request: IncomingMessage): Promise<string> {
  const hash = createHash('sha256')
    .update(request.headers.authorization ?? '')
    .digest('hex')
  const { rows } = await database.query(
    'select order_number, last_seen_at, expires_at from session where token_hash = $1',
    [hash],
  )
  return rows[0].order_number
}

/** Answers a page of the template list with the total. */
async function list(response: ServerResponse): Promise<void> {
  const product = await database.query('select document from product where id = $1', ['greeting-card'])
  if (!product.rows[0].document.isPublic) throw new Error('the product greeting-card is not public')
  const { rows } = await database.query(
    `select document - 'items' as card from template where product_id = $1 and template_series_id is null
      order by group_published_at desc, template_group_id, side_number, id limit 30`,
    ['greeting-card'],
  )
  const total = await database.query(
    'select count(*) from template where product_id = $1 and template_series_id is null',
    ['greeting-card'],
  )
  send(response, { templates: rows.map(({ card }) => card), total: Number(total.rows[0].count) })
}

/** Saves one page: locks the order, reads its designs and the template of the page, and queues a render job. */
async function save(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const input = JSON.parse((await bodyOf(request)).toString()) as { designs: DesignDraft[] }
  const orderNumber = await sessionOf(request)
  const [draft] = input.designs
  if (!draft) throw new Error('the request contains no design')
  const client = await database.connect()
  try {
    await client.query('begin')
    const order = await client.query('select * from shop_order where order_number = $1 for update', [orderNumber])
    const existing = await client.query('select * from design where order_number = $1', [orderNumber])
    await client.query('select id, document from product where id = $1', [draft.productId])
    await client.query('select id, document from template where id = $1', [draft.templateId])
    const row = existing.rows.find(({ id }) => id === draft.id)
    const { id: _, ...stored } = draft
    const revision = row.revision + 1
    await client.query(
      `update design set draft = $1, revision = $2, print_check = 'PENDING', print_hash = null, print_name = null,
        updated_at = now() where id = $3`,
      [JSON.stringify(stored), revision, row.id],
    )
    await client.query(
      `insert into job (id, kind, subject, payload, run_at, attempts) values ($1, 'render', $2, $3, now(), 0)
        on conflict (kind, subject) do update set payload = excluded.payload, run_at = excluded.run_at, attempts = 0`,
      [row.id, row.id, JSON.stringify({ revision })],
    )
    await client.query(`update shop_order set status = 'DRAFT', updated_at = now() where order_number = $1`, [
      orderNumber,
    ])
    const saved = await client.query('select * from design where id = $1', [row.id])
    await client.query('commit')
    const [design] = saved.rows
    const { draft: document, ...columns } = design
    send(response, [{ ...document, ...columns, imageFolder: order.rows[0].image_folder }])
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Crops an uploaded photo with the same kernel in the same kind of worker. */
async function crop(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = await new Response(new Uint8Array(await bodyOf(request)), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData()
  const orderNumber = await sessionOf(request)
  const number = (name: string) => Number(form.get(name))
  const order = await database.query('select image_folder from shop_order where order_number = $1', [orderNumber])
  const photo = await database.query('select * from photo where order_number = $1 and name = $2', [
    orderNumber,
    form.get('imageName'),
  ])
  const [{ image_folder: folder }] = order.rows
  const [kept] = photo.rows
  const bytes = await storage.get(`orders/${folder}/${kept.name}`)
  const item = frameOf(
    {
      rotate: 0,
      brightnessFactor: number('brightnessFactor'),
      transformType: 'RECT_IMAGE',
      borderRadiusX: 0,
      borderRadiusY: 0,
      radius: 0,
      templateAngle: 0,
      croppedLeft: number('croppedLeft'),
      croppedTop: number('croppedTop'),
      croppedWidth: number('croppedWidth'),
      croppedHeight: number('croppedHeight'),
      width: number('width'),
      height: number('height'),
    },
    { ...kept, imageName: kept.name },
  )
  if (!item || !bytes) throw new Error('the request names no stored photo or no valid crop')
  const { name } = await cropPicture({ storage, pool }, folder, item, bytes)
  send(response, { cropImageName: name })
}

const server = createServer((request, response) => {
  const work = {
    '/list': () => list(response),
    '/save': () => save(request, response),
    '/crop': () => crop(request, response),
    '/measures': async () => {
      const p99 = delay.percentile(99) / MILLION
      delay.reset()
      send(response, { rss: process.memoryUsage.rss(), lagP99: p99 })
    },
  }[request.url ?? '']
  Promise.resolve(work?.()).catch(() => response.writeHead(500).end())
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
})
