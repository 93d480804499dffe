import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { DAY_MS } from '../shop/day.ts'
import type { SandboxOrder, SandboxShop } from './sandboxOrders.ts'
import { sandboxOrders } from './sandboxOrders.ts'
import { colorMeProtocol } from './colorMeProtocol.ts'
import type { SandboxAnswer, MarketplaceProtocol } from './marketplaceProtocol.ts'
import { rakutenProtocol } from './rakutenProtocol.ts'
import { yahooProtocol } from './yahooProtocol.ts'

export interface Sandbox {
  /** Address and key of each shop; the key changes at each start. */
  readonly shops: Readonly<Record<SandboxShop, { readonly url: string; readonly key: string }>>
  /** Ends every connection and stops listening. */
  close(): Promise<void>
}

const PROTOCOLS: readonly (readonly [path: string, shop: SandboxShop, protocol: MarketplaceProtocol])[] = [
  ['/yahoo', 'YAHOO', yahooProtocol],
  ['/rakuten', 'RAKUTEN', rakutenProtocol],
  ['/color-me', 'COLOR_ME', colorMeProtocol],
]
const MINUTE_MS = 60_000
const LARGEST_BODY = 10_000

/** The reaction to a request: an answer, no answer, or a connection cut in the middle of the answer. */
type Reaction = SandboxAnswer | 'SILENCE' | 'CUT'

/**
 * Starts one server on a free port of the loopback address that answers as Yahoo, Rakuten and Color Me do.
 * @param now the current time; all orders were placed one day before
 * @param orders the orders of the sandboxes
 */
export async function startSandbox(now: () => Date, orders: readonly SandboxOrder[] = sandboxOrders): Promise<Sandbox> {
  const key = randomBytes(16).toString('hex')
  const requests = new Map<string, number>()
  const cancelled = new Set<string>()

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? ''
    const found = PROTOCOLS.find(([path]) => address.startsWith(`${path}/`))
    if (!found) return write(response, { status: 404, body: {} })
    const [path, shop, protocol] = found
    const body = await readBody(request)
    const sandboxRequest = {
      method: request.method ?? '',
      path: address.slice(path.length),
      headers: request.headers,
      body,
    }
    if (!protocol.hasKey(sandboxRequest, key)) return write(response, protocol.keyRefused())
    const toCancel = protocol.numberToCancel(sandboxRequest)
    const number = toCancel ?? protocol.numberRequested(sandboxRequest)
    const order = orders.find((known) => known.shop === shop && known.orderNumber === number)
    if (!order) return write(response, protocol.notFound(toCancel !== null))
    const reaction = toCancel === null ? readOrder(order, protocol) : cancelOrder(order, protocol)
    if (reaction === 'SILENCE') return
    if (reaction === 'CUT') return cut(response)
    write(response, reaction)
  }

  const readOrder = (order: SandboxOrder, protocol: MarketplaceProtocol): Reaction => {
    const nth = (requests.get(order.orderNumber) ?? 0) + 1
    requests.set(order.orderNumber, nth)
    return reactionTo(order, protocol, { nth, isCancelled: cancelled.has(order.orderNumber), now: now() })
  }

  const cancelOrder = (order: SandboxOrder, protocol: MarketplaceProtocol): Reaction => {
    const wasBefore = cancelled.has(order.orderNumber)
    if (order.cancelling === 'REFUSED') return protocol.cancelRefused()
    if (order.cancelling === 'SILENT') return 'SILENCE'
    cancelled.add(order.orderNumber)
    return order.cancelling === 'LOST' && !wasBefore ? 'CUT' : protocol.cancelled(wasBefore, order.orderNumber)
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

interface RequestState {
  /** Number of the request for this order, from 1. */
  readonly nth: number
  readonly isCancelled: boolean
  readonly now: Date
}

function reactionTo(
  order: SandboxOrder,
  protocol: MarketplaceProtocol,
  { nth, isCancelled, now }: RequestState,
): Reaction {
  const behaviour = (nth > 1 ? order.afterwards : null) ?? order.behaviour
  if (order.isFlaky && nth % 2 === 1) return 'CUT'
  switch (behaviour.kind) {
    case 'ORDER':
      return protocol.order(
        { ...order, behaviour: isCancelled ? { ...behaviour, state: 'CANCELLED' } : behaviour },
        new Date(now.getTime() - DAY_MS),
      )
    case 'MAINTENANCE':
      return protocol.maintenance(new Date(now.getTime() + behaviour.minutes * MINUTE_MS))
    case 'KEY_REFUSED':
      return protocol.keyRefused()
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
    if (size > LARGEST_BODY) throw new Error(`the body of the request exceeds ${LARGEST_BODY} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function write(response: ServerResponse, { status, body }: SandboxAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Announces a longer body than it sends, then cuts the connection. */
function cut(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"half":', () => response.destroy())
}
