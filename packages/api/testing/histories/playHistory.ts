import { setTimeout as sleep } from 'node:timers/promises'
import { seeded } from '@irodori/design/testing/seeded'
import type { CustomerAct } from './customerCalls.ts'
import { callAsCustomer } from './customerCalls.ts'
import type { History } from './history.ts'
import type { OrderAct, OrderAnswer, OrderCall, PageName, ShownPages } from './orderCalls.ts'
import { PAGES } from './orderCalls.ts'
import type { PlacedOrder } from './placeOrder.ts'
import { inspectOrder, placeOrder } from './placeOrder.ts'
import type { Recorder } from './recordHistory.ts'
import { recordHistory } from './recordHistory.ts'
import type { TwoServers } from './twoServers.ts'

const CUSTOMERS = 4
const CALLS_OF_CUSTOMER = 4
/** Between two calls of a customer. */
const LONGEST_PAUSE_MS = 6
/** After which a customer gives up; most calls are answered within ten. */
const LONGEST_PATIENCE_MS = 12

export interface PlayedHistory {
  readonly history: History<OrderCall, OrderAnswer>
  /** Version of the order and the clock at its beginning. */
  readonly version: string
  readonly clock: number
}

/** What the history's participants share. */
interface Scene {
  readonly servers: TwoServers
  readonly order: PlacedOrder
  readonly recorder: Recorder<OrderCall, OrderAnswer>
  /** When the latest waiting period that a customer was told of ends; null before any. */
  ends: number | null
}

/**
 * Plays one order: customers with it on several screens save, read, start, take back and cancel by HTTP at both servers,
 * while the clock moves around the end of the waiting period and the servers run their jobs. The seed decides what each of
 * them does; the order in which the servers do it is free.
 */
export async function playHistory(servers: TwoServers, seed: number): Promise<PlayedHistory> {
  const random = seeded(seed)
  const order = await placeOrder(servers)
  const { version } = order
  const clock = servers.clock.now
  const recorder = recordHistory<OrderCall, OrderAnswer>()
  const scene: Scene = { servers, order, recorder, ends: null }
  servers.onRun = async (kind, orderNumber, run) => {
    if (orderNumber !== order.orderNumber) return run()
    await recorder.record(at(scene, { kind }), async () => {
      await run()
      return { kind: 'ANSWERED', output: { kind: 'DONE' } }
    })
  }
  if (random() < 0.9) await prepare(scene, random)
  const randoms = Array.from({ length: CUSTOMERS }, () => seeded(Math.floor(random() * 2 ** 32)))
  await Promise.all(randoms.map((own, name) => actAsCustomer(scene, name, own)))
  if (scene.ends !== null && random() < 0.5) setClock(scene, Math.max(servers.clock.now, scene.ends))
  await servers.idle()
  await recorder.record(at(scene, { kind: 'INSPECT' }), async () => ({
    kind: 'ANSWERED',
    output: await inspectOrder(servers.database, order),
  }))
  await call(scene, 0, { kind: 'READ' })
  return { history: recorder.history(), version, clock }
}

const at = ({ servers }: Scene, act: OrderAct): OrderCall => ({ ...act, clockAtCall: servers.clock.now })

const pause = (random: () => number): Promise<void> => sleep(Math.floor(random() * (LONGEST_PAUSE_MS + 1)))

/** Makes a call and returns its answer; null where the customer gave up after the given time. */
async function call(
  scene: Scene,
  server: number,
  made: CustomerAct,
  patienceMs: number | null = null,
): Promise<OrderAnswer | null> {
  const { recorder, order, servers } = scene
  const signal = patienceMs === null ? null : AbortSignal.timeout(patienceMs)
  const origin = servers.origins[server % servers.origins.length] ?? ''
  const outcome = await recorder.record(at(scene, made), () => callAsCustomer(origin, order, made, signal))
  if (outcome.kind === 'UNKNOWN') return null
  if (outcome.output.kind === 'STARTED') scene.ends = outcome.output.ends
  return outcome.output
}

/** Saves both pages, mostly, and starts production, sometimes. */
async function prepare(scene: Scene, random: () => number): Promise<void> {
  for (const page of PAGES) await call(scene, 0, { kind: 'SAVE', page, content: `0${page[0]}`, basedOn: null })
  if (random() < 0.5) await call(scene, 1, { kind: 'START' })
}

/** What one screen shows of the order. */
interface Screen {
  version: string
  pages: ShownPages
}

async function actAsCustomer(scene: Scene, name: number, random: () => number): Promise<void> {
  const screen: Screen = { version: scene.order.version, pages: { FRONT: null, BACK: null } }
  let again: CustomerAct | null = null
  for (let count = 1; count <= CALLS_OF_CUSTOMER; count += 1) {
    await pause(random)
    // The calls of the others are under way.
    if (random() < 0.4) moveClock(scene, random)
    const made: CustomerAct = again ?? drawCall(screen, `${name + 1}${count}`, random)
    const isPatient = made.kind.startsWith('READ') || random() < 0.9
    const answer = await call(
      scene,
      Math.floor(random() * 2),
      made,
      isPatient ? null : Math.ceil(random() * LONGEST_PATIENCE_MS),
    )
    if (answer) look(screen, made, answer)
    // A program repeats a call without an answer; a customer presses another button.
    again = answer === null && random() < 0.5 ? made : null
  }
}

/** @param content text that no other save has */
function drawCall({ version, pages }: Screen, content: string, random: () => number): CustomerAct {
  const shown = random() < 0.5 ? { version } : {}
  const drawn = random()
  if (drawn < 0.25) {
    const page: PageName = random() < 0.5 ? 'FRONT' : 'BACK'
    const basedOn = random() < 0.5 ? { basedOn: pages[page]?.version ?? null } : {}
    return { kind: 'SAVE', page, content, ...basedOn }
  }
  if (drawn < 0.45) return { kind: 'READ' }
  if (drawn < 0.53) return { kind: 'READ_STATUS' }
  if (drawn < 0.74) return { kind: 'START', ...shown }
  return drawn < 0.975 ? { kind: 'TAKE_BACK', ...shown } : { kind: 'CANCEL' }
}

function look(screen: Screen, made: CustomerAct, answer: OrderAnswer): void {
  if (answer.kind === 'SHOWN' || answer.kind === 'STARTED') Object.assign(screen, answer.order)
  if (answer.kind === 'STATUS') screen.version = answer.version
  if (answer.kind === 'REFUSED' && answer.pages) screen.pages = answer.pages
  if (answer.kind === 'SAVED' && made.kind === 'SAVE') {
    screen.pages = { ...screen.pages, [made.page]: { content: made.content, version: answer.version } }
  }
}

function setClock(scene: Scene, to: number): void {
  const { servers, recorder } = scene
  const call = at(scene, { kind: 'CLOCK', to })
  servers.clock.now = to
  recorder.recordAtOnce(call, { kind: 'DONE' })
}

/** Moves the clock to 1 ms before, to or 1 ms after the end of the waiting period, or on by 1 ms; it never goes back. */
function moveClock(scene: Scene, random: () => number): void {
  const { servers, ends } = scene
  const { now } = servers.clock
  const target = (ends ?? now) + Math.floor(random() * 3) - 1
  setClock(scene, target > now && random() < 0.7 ? target : now + 1)
  servers.wake(Math.floor(random() * 2))
}
