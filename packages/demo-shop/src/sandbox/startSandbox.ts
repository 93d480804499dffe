import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { SandboxOrder, SandboxShop } from './sandboxOrders.ts'
import { sandboxOrders } from './sandboxOrders.ts'
import { speakColorMe } from './speakColorMe.ts'
import type { SandboxAnswer, Speaker } from './speaker.ts'
import { speakRakuten } from './speakRakuten.ts'
import { speakYahoo } from './speakYahoo.ts'

export interface Sandbox {
  /** Where each shop is spoken to, and the key that it takes; made anew at each start. */
  readonly shops: Readonly<Record<SandboxShop, { readonly url: string; readonly key: string }>>
  /** Cuts every connection and stops listening. */
  close(): Promise<void>
}

const SPEAKERS: readonly (readonly [path: string, shop: SandboxShop, speaker: Speaker])[] = [
  ['/yahoo', 'YAHOO', speakYahoo],
  ['/rakuten', 'RAKUTEN', speakRakuten],
  ['/color-me', 'COLOR_ME', speakColorMe],
]
const MINUTE = 60_000
const DAY = 86_400_000
const LARGEST_BODY = 10_000

/** What is done with a request: answered, left without an answer, or cut off after half of one. */
type Deed = SandboxAnswer | 'SILENCE' | 'CUT'

/**
 * One server on a free port of the loopback address that speaks as three kinds of marketplace do.
 * @param now orders were placed a day before it
 * @param orders that the shops know
 */
export async function startSandbox(now: () => Date, orders: readonly SandboxOrder[] = sandboxOrders): Promise<Sandbox> {
  const key = randomBytes(16).toString('hex')
  const tries = new Map<string, number>()
  const cancelled = new Set<string>()

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? ''
    const found = SPEAKERS.find(([path]) => address.startsWith(`${path}/`))
    if (!found) return write(response, { status: 404, body: {} })
    const [path, shop, speaker] = found
    const body = await readBody(request)
    const asked = { method: request.method ?? '', path: address.slice(path.length), headers: request.headers, body }
    if (!speaker.hasKey(asked, key)) return write(response, speaker.keyRefused())
    const toCancel = speaker.numberToCancel(asked)
    const number = toCancel ?? speaker.numberAsked(asked)
    const order = orders.find((known) => known.shop === shop && known.orderNumber === number)
    if (!order) return write(response, speaker.notFound(toCancel !== null))
    const deed = toCancel === null ? tell(order, speaker) : cancel(order, speaker)
    if (deed === 'SILENCE') return
    if (deed === 'CUT') return cut(response)
    write(response, deed)
  }

  const tell = (order: SandboxOrder, speaker: Speaker): Deed => {
    const nth = (tries.get(order.orderNumber) ?? 0) + 1
    tries.set(order.orderNumber, nth)
    return deedFor(order, speaker, { nth, isCancelled: cancelled.has(order.orderNumber), now: now() })
  }

  const cancel = (order: SandboxOrder, speaker: Speaker): Deed => {
    const wasBefore = cancelled.has(order.orderNumber)
    if (order.cancelling === 'REFUSED') return speaker.cancelRefused()
    if (order.cancelling === 'SILENT') return 'SILENCE'
    cancelled.add(order.orderNumber)
    return order.cancelling === 'LOST' && !wasBefore ? 'CUT' : speaker.cancelled(wasBefore, order.orderNumber)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => request.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const at = (path: string) => ({ url: `http://127.0.0.1:${port}${path}`, key })
  return {
    shops: { YAHOO: at('/yahoo'), RAKUTEN: at('/rakuten'), COLOR_ME: at('/color-me') },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Question {
  /** The how manieth it is for this order. */
  readonly nth: number
  readonly isCancelled: boolean
  readonly now: Date
}

function deedFor(order: SandboxOrder, speaker: Speaker, { nth, isCancelled, now }: Question): Deed {
  const behaviour = (nth > 1 ? order.afterwards : null) ?? order.behaviour
  if (order.isFlaky && nth % 2 === 1) return 'CUT'
  switch (behaviour.kind) {
    case 'ORDER':
      return speaker.order(
        { ...order, behaviour: isCancelled ? { ...behaviour, state: 'CANCELLED' } : behaviour },
        new Date(now.getTime() - DAY),
      )
    case 'MAINTENANCE':
      return speaker.maintenance(new Date(now.getTime() + behaviour.minutes * MINUTE))
    case 'KEY_REFUSED':
      return speaker.keyRefused()
    case 'CUT_IN_THE_MIDDLE':
      return 'CUT'
    case 'SILENT':
      return 'SILENCE'
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > LARGEST_BODY) throw new Error('the body is too large')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function write(response: ServerResponse, { status, body }: SandboxAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Promises more than it sends. */
function cut(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"half":', () => response.destroy())
}
