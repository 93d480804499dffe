import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Design } from '@irodori/contract'
import { CSRF_TOKEN } from '@irodori/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { draftOf, ORDERS, TEMPLATE } from './testing/smallShop.ts'

const KILLS = 5
const DESIGNS = 8
const SAVERS = 3

let directory: string
let child: ChildProcess | null = null
/** Where the server of this round listens. */
let origin = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'irodori-crash-'))
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

/** What one design was sent, in order, and how far of it was acknowledged. */
interface Thread {
  readonly randomId: string
  sent: number
  acknowledged: number
}

async function start(): Promise<void> {
  const program = fileURLToPath(new URL('./testing/crashingServer.ts', import.meta.url))
  const started = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  child = started
  await new Promise<void>((resolve, reject) => {
    started.stdout.on('data', (chunk) => {
      origin = String(chunk).trim()
      resolve()
    })
    started.on('exit', () => reject(new Error('the server did not start')))
  })
}

const kill = (): Promise<void> =>
  new Promise((resolve) => {
    child?.removeAllListeners('exit').on('exit', () => resolve())
    child?.kill('SIGKILL')
  })

async function call<Data>(method: string, path: string, body: unknown, token = ''): Promise<Data> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'csrf-token': CSRF_TOKEN, authorization: token, 'content-type': 'application/json' },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return ((await response.json()) as { data: Data }).data
}

const logIn = async () => {
  const [session] = await call<{ token: string }[]>('POST', '/api/authentication/guest', ORDERS.a)
  return session?.token ?? ''
}

/** Saves one design after the other with a growing number as its words, until the server is gone. */
async function saveUntilKilled(threads: readonly Thread[], token: string): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const thread = threads[turn % threads.length]
    if (!thread) return
    thread.sent += 1
    const text = String(thread.sent)
    const items = TEMPLATE.items.map((item) => ('text' in item ? { ...item, text } : item))
    const designs = [draftOf(TEMPLATE, thread.randomId, { items })]
    try {
      await call('POST', '/api/design/guest', { ...ORDERS.a, designs }, token)
    } catch {
      return
    }
    thread.acknowledged = Number(text)
  }
}

const listDesigns = async (): Promise<Design[]> => {
  const path = `/api/guest/order/${ORDERS.a.orderNumber}`
  return (await call<{ designs: Design[] }>('GET', path, null, await logIn())).designs
}

it('keeps every acknowledged save and finishes every render though the server is killed again and again', {
  timeout: 150_000,
}, async () => {
  const threads: Thread[] = Array.from({ length: DESIGNS }, () => ({
    randomId: randomUUID(),
    sent: 0,
    acknowledged: 0,
  }))
  let savedAtKills = 0
  for (let round = 0; round < KILLS; round += 1) {
    await start()
    const token = await logIn()
    const before = threads.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
    const savers = Array.from({ length: SAVERS }, (_, own) =>
      saveUntilKilled(
        threads.filter((_thread, index) => index % SAVERS === own),
        token,
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, randomInt(300, 1500)))
    await kill()
    await Promise.all(savers)
    savedAtKills += Number(threads.reduce((sum, { acknowledged }) => sum + acknowledged, 0) > before)
  }
  expect(savedAtKills).toBe(KILLS)

  await start()
  const designs = await listDesigns()
  for (const { randomId, sent, acknowledged } of threads) {
    const design = designs.find((each) => each.randomId === randomId)
    const words = design?.items.map((item) => ('text' in item ? item.text : '')).join('')
    // A save that was cut off before its answer may have been committed.
    expect(Number(words)).toBeGreaterThanOrEqual(acknowledged)
    expect(Number(words)).toBeLessThanOrEqual(sent)
  }
  expect(designs).toHaveLength(DESIGNS)
  await expect
    .poll(async () => (await listDesigns()).filter(({ printCheck }) => printCheck === 'PENDING'), { timeout: 30_000 })
    .toEqual([])
  await kill()
})
