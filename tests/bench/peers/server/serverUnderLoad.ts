// Measures a list, a save and a crop at 50 connections, beside the same work on bare node:http with the same database and
// driver, in turns within one run. Run: npm run bench:load
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Design } from '@irodori/contract/entities/design'
import type { Template } from '@irodori/contract/entities/template'
import autocannon from 'autocannon'
import pg from 'pg'
import { findPostgres, startPostgres } from '../../../fixtures/postgres.ts'
import { samplePhotos } from '../../../fixtures/samplePhotos.ts'
import { untilWhole } from '../../../fixtures/untilWhole.ts'

const CONNECTIONS = 50
const SECONDS = 8
const ROUNDS = 3
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const node = path.join(root, 'node_modules/.bin/node')
const METRICS_TOKEN = randomUUID()

interface Running {
  readonly address: string
  stop(): Promise<void>
}

/** Starts a server and waits until it prints its address. */
async function start(program: string, environment: Record<string, string>): Promise<Running> {
  const child = spawn(node, [program], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', METRICS_TOKEN, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const match = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(String(chunk))
      if (match) resolve(`http://127.0.0.1:${match[1]}`)
    })
    child.on('exit', (code) => reject(new Error(`${program} exited with ${code} before it printed an address`)))
  })
  return { address, stop: () => ended(child) }
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit').on('exit', () => resolve())
    child.kill('SIGTERM')
  })

async function call<Data>(address: string, method: string, url: string, token = '', body?: unknown): Promise<Data> {
  const isForm = body instanceof FormData
  const answer = await fetch(address + url, {
    method,
    headers: {
      'csrf-token': 'nocheck',
      authorization: token,
      ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: Data }).data
}

/** Prepares a customer with a saved page and an uploaded photo. */
interface Customer {
  readonly orderNumber: string
  readonly phoneNumber: string
  readonly token: string
  readonly design: Design
  readonly imageName: string
}

const PHONE = '09012345678'
const orderOf = (index: number) => `irodori-7${String(index).padStart(7, '0')}`

async function importOrders(folder: string, environment: Record<string, string>): Promise<void> {
  const name = { familyName: '佐藤', firstName: '美咲', familyNameKana: 'サトウ', firstNameKana: 'ミサキ' }
  const home = {
    zipCode: '1500001',
    prefecture: '東京都',
    city: '渋谷区',
    subAddress1: '神宮前1-1',
    phoneNumber: PHONE,
  }
  const orders = Array.from({ length: CONNECTIONS }, (_, index) => ({
    orderNumber: orderOf(index),
    phoneNumber: PHONE,
    payMethod: 'クレジットカード',
    orderDate: '2026-11-20T10:00:00+09:00',
    totalPrice: 880,
    orderer: name,
    receiver: { ...name, ...home },
    products: [{ productId: 'greeting-card', unit: 1 }],
  }))
  const file = path.join(folder, 'orders.json')
  await writeFile(file, JSON.stringify(orders))
  const tool = spawn(node, ['packages/api/src/staff/main.ts', 'orders', 'import', file], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  })
  await new Promise<void>((resolve, reject) =>
    tool.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the import of the orders failed')))),
  )
}

async function prepareCustomer(
  address: string,
  index: number,
  template: Template,
  photo: Uint8Array,
): Promise<Customer> {
  const orderNumber = orderOf(index)
  const [session] = await call<{ token: string }[]>(address, 'POST', '/api/authentication/guest', '', {
    orderNumber,
    phoneNumber: PHONE,
  })
  const token = session?.token ?? ''
  const form = new FormData()
  form.set('orderNumber', orderNumber)
  form.set('width', '100')
  form.set('height', '100')
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const { imageName } = await call<{ imageName: string }>(address, 'POST', '/api/image', token, form)
  const { width, height, dpi, bleedMm, safeMm, backgroundColor, backgroundUrl, foregroundUrl } = template
  const draft = {
    id: null,
    randomId: randomUUID(),
    templateId: template.id,
    productId: template.productId,
    designSeriesId: null,
    pageNumber: template.pageNumber,
    sideNumber: template.sideNumber,
    sideCount: 2,
    ...{ width, height, dpi, bleedMm, safeMm, backgroundColor, backgroundUrl, foregroundUrl },
    items: template.items,
    approvedHash: null,
  }
  const save = { orderNumber, phoneNumber: PHONE, designs: [draft] }
  const [design] = await call<Design[]>(address, 'POST', '/api/design/guest', token, save)
  if (!design) throw new Error('the server saved no design')
  return { orderNumber, phoneNumber: PHONE, token, design, imageName }
}

interface Target {
  readonly name: 'irodori' | 'bare node:http'
  readonly address: string
  readonly paths: Readonly<Record<Work, string>>
}
type Work = 'list' | 'save' | 'crop'

/** The next request of a connection; each differs from the last, so that no cache answers it. */
function requestOf(work: Work, target: Target, customer: Customer, turn: number): autocannon.Request {
  const headers = { 'csrf-token': 'nocheck', authorization: customer.token }
  const url = target.paths[work]
  // A visitor without a session.
  if (work === 'list') return { method: 'GET', path: url, headers: { 'csrf-token': 'nocheck' } }
  if (work === 'save') {
    const items = customer.design.items.map((item) => ('text' in item ? { ...item, text: `第${turn}信` } : item))
    const { design, orderNumber, phoneNumber } = customer
    const draft = { ...design, items }
    const body = JSON.stringify({ orderNumber, phoneNumber, designs: [draft] })
    return { method: 'PUT', path: url, headers: { ...headers, 'content-type': 'application/json' }, body }
  }
  const fields = {
    orderNumber: customer.orderNumber,
    imageName: customer.imageName,
    brightnessFactor: 110,
    croppedLeft: turn % 500,
    croppedTop: Math.floor(turn / 500),
    croppedWidth: 700,
    croppedHeight: 700,
    width: 405,
    height: 405,
  }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--bench\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const body = `${parts.join('')}--bench--\r\n`
  return {
    method: 'POST',
    path: url,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=bench' },
    body,
  }
}

interface Measured {
  readonly perSecond: number
  readonly p99: number
  readonly failed: number
}

let turn = 0
async function load(work: Work, target: Target, customers: readonly Customer[]): Promise<Measured> {
  let connection = 0
  const result = await autocannon({
    url: target.address,
    connections: CONNECTIONS,
    duration: SECONDS,
    timeout: 60,
    setupClient(client) {
      const customer = customers[connection++ % customers.length]
      if (!customer) return
      const next = () => client.setRequests([requestOf(work, target, customer, turn++)])
      next()
      if (work !== 'list') client.on('response', next)
    },
  })
  return { perSecond: result.requests.average, p99: result.latency.p99, failed: result.non2xx + result.errors }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const MEBIBYTE = 1024 * 1024

/** Resident memory, and the 99th percentile of the event-loop delay since the last call. */
async function measuresOf(target: Target): Promise<{ rss: number; lagP99: number }> {
  if (target.name === 'bare node:http') {
    return ((await (await fetch(`${target.address}/measures`)).json()) as { data: { rss: number; lagP99: number } })
      .data
  }
  const text = await (
    await fetch(`${target.address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    rss: value('process_resident_memory_bytes'),
    lagP99: value('nodejs_eventloop_lag_p99_seconds') * 1000,
  }
}

async function main(): Promise<void> {
  const postgres = findPostgres()
  if (!postgres.ok) throw new Error(postgres.error)
  const server = await startPostgres(postgres.value)
  const folder = await mkdtemp(path.join(tmpdir(), 'irodori-load-'))
  const running: Running[] = []
  try {
    const own = {
      DATABASE_URL: server.url,
      DATA_DIR: path.join(folder, 'own'),
      RATE_LIMIT_FACTOR: '100000',
      WORKER_QUEUE: '256',
    }
    const first = await start('packages/api/src/main.ts', own)
    await importOrders(folder, own)
    const template = await call<Template>(first.address, 'GET', '/api/templates/card-hanaikada-front')
    const photo = (await samplePhotos()).small().bytes
    const customers: Customer[] = []
    for (let index = 0; index < CONNECTIONS; index += 1) {
      customers.push(await prepareCustomer(first.address, index, template, photo))
    }
    await untilWhole(first.address, METRICS_TOKEN)
    await first.stop()
    const bareUrl = await copyDatabase(server.url)
    await cp(path.join(folder, 'own/files'), path.join(folder, 'bare'), { recursive: true })
    const ours = await start('packages/api/src/main.ts', own)
    const bare = await start('tests/bench/server/baselineServer.ts', {
      DATABASE_URL: bareUrl,
      FILES: path.join(folder, 'bare'),
    })
    running.push(ours, bare)
    const targets: Target[] = [
      {
        name: 'irodori',
        address: ours.address,
        paths: {
          list: '/api/template/product/greeting-card?pageSize=30',
          save: '/api/design/guest',
          crop: '/api/image/cropImage',
        },
      },
      { name: 'bare node:http', address: bare.address, paths: { list: '/list', save: '/save', crop: '/crop' } },
    ]
    for (const work of ['list', 'save', 'crop'] as const) {
      await waitForRenders(server.url)
      await waitForRenders(bareUrl)
      await compare(work, targets, customers)
    }
  } finally {
    for (const each of running) await each.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function compare(work: Work, targets: readonly Target[], customers: readonly Customer[]): Promise<void> {
  const rounds = new Map<Target, Measured[]>(targets.map((target) => [target, []]))
  const lags = new Map<Target, number[]>(targets.map((target) => [target, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
      await measuresOf(target)
      rounds.get(target)?.push(await load(work, target, customers))
      lags.get(target)?.push((await measuresOf(target)).lagP99)
    }
  }
  console.log(`\n${work}, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s`)
  const speeds: number[] = []
  for (const target of targets) {
    const all = rounds.get(target) ?? []
    const perSecond = median(all.map((one) => one.perSecond))
    speeds.push(perSecond)
    const { rss } = await measuresOf(target)
    console.log(
      `  ${target.name.padEnd(15)} ${perSecond.toFixed(0).padStart(6)}/s (${all.map((one) => one.perSecond.toFixed(0)).join(', ')})` +
        `  p99 ${median(all.map((one) => one.p99)).toFixed(0)} ms  failed ${all.reduce((sum, one) => sum + one.failed, 0)}` +
        `  event loop p99 ${median(lags.get(target) ?? []).toFixed(1)} ms  memory ${(rss / MEBIBYTE).toFixed(0)} MiB`,
    )
  }
  const [ours = 0, bare = 1] = speeds
  console.log(`  ratio ${(ours / bare).toFixed(2)}`)
}

/** Waits until no render job is queued, so that renders do not disturb the next measurement. */
async function waitForRenders(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (;;) {
    const { rows } = await client.query("select count(*) as waiting from job where kind = 'render'")
    if (Number(rows[0].waiting) === 0) break
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  await client.end()
}

/** Copies the whole database on the same server. @returns the address of the copy */
async function copyDatabase(url: string): Promise<string> {
  const copy = new URL(url)
  copy.pathname = '/bare'
  const other = new URL(url)
  other.pathname = '/template1'
  const client = new pg.Client({ connectionString: other.href })
  await client.connect()
  await client.query(`create database bare template "${new URL(url).pathname.slice(1)}"`)
  await client.end()
  return copy.href
}

await main()
