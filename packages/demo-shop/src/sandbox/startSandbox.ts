import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { DAY_MS } from '../shop/day.ts'
import { colorMeProtocol } from './colorMeProtocol.ts'
import type {
  CurrentOrder,
  MarketplaceProtocol,
  SandboxAnswer,
  SandboxParcel,
  SandboxWish,
} from './marketplaceProtocol.ts'
import { rakutenProtocol } from './rakutenProtocol.ts'
import type { SandboxBehaviour, SandboxOrder, SandboxShop } from './sandboxOrders.ts'
import { sandboxOrders } from './sandboxOrders.ts'
import type { OAuthShop, TokenEndpoints } from './tokenEndpoints.ts'
import { tokenEndpoints } from './tokenEndpoints.ts'
import { SANDBOX_SELLER, yahooProtocol } from './yahooProtocol.ts'

/**
 * ACCESS_ENDED: the token or licence key is refused. LIMIT_REACHED: the shop answers no more calls for a minute.
 * MAINTENANCE: it answers none for half an hour.
 */
type SandboxState = 'OPEN' | 'ACCESS_ENDED' | 'LIMIT_REACHED' | 'MAINTENANCE'

export interface Sandbox {
  /**
   * Address and key of each shop, the key in the form of its environment variable: `secret:licence` for Rakuten,
   * `sellerId:token` for Yahoo, a token for Color Me. It changes at each start.
   */
  readonly shops: Readonly<Record<SandboxShop, { readonly url: string; readonly key: string }>>
  /** Changes how a shop answers every call from now on. */
  setState(shop: SandboxShop, state: SandboxState): void
  /** Adds an order that is placed now. */
  place(order: SandboxOrder): void
  /** Changes an order now, as its customer or the staff of the shop do it. */
  revise(orderNumber: string, change: Partial<Extract<SandboxBehaviour, { kind: 'ORDER' }>>): void
  /** The answers of the next reads or writes of orders do not arrive; the writes take effect. */
  loseAnswers(shop: SandboxShop, calls: 'READS' | 'WRITES', count: number): void
  /** Addresses of the token endpoints, at which `SANDBOX_APPLICATION` is registered. */
  readonly tokenEndpoints: Readonly<Record<OAuthShop, string>>
  /** Agrees to the application as the administrator of a store. @returns the code for the token endpoint */
  agree: TokenEndpoints['agree']
  /** Number of times that a shop recorded a shipment of an order. */
  shipmentsOf(orderNumber: string): number
  /** Makes a key pair for Yahoo's store and returns its public half; from then on a signature is checked. */
  issueYahooKey(): { readonly pem: string; readonly version: string }
  /** What a shop was told about the parcels of an order. */
  parcelsOf(orderNumber: string): readonly SandboxParcel[]
  /** Ends every connection and stops listening. */
  close(): Promise<void>
}

const MINUTE_MS = 60_000
const LARGEST_BODY = 10_000

const TOKEN_PATHS: readonly (readonly [path: string, shop: OAuthShop])[] = [
  ['/yahoo/yconnect/v2/token', 'YAHOO'],
  ['/color-me/oauth/token', 'COLOR_ME'],
]

/** The reaction to a request: an answer, no answer, or a connection cut in the middle of the answer. */
type Reaction = SandboxAnswer | 'SILENCE' | 'CUT'

/** Calls beyond the limit are refused. */
interface CallLimit {
  readonly calls: number
  readonly withinMs: number
  /** Whether all calls of the shop are counted together, or those of each path. */
  readonly of: 'SHOP' | 'PATH'
}

type CallLimits = Readonly<Partial<Record<SandboxShop, CallLimit>>>

/** The documented limits; of Rakuten none is public. Sources: developer.yahoo.co.jp/webapi/shopping, shop-pro.jp. */
const CALL_LIMITS: CallLimits = {
  YAHOO: { calls: 1, withinMs: 1000, of: 'PATH' },
  COLOR_ME: { calls: 120, withinMs: MINUTE_MS, of: 'SHOP' },
}

interface Settings {
  readonly orders?: readonly SandboxOrder[]
  readonly limits?: CallLimits
}

/**
 * Starts one server on a free port of the loopback address that answers as Yahoo, Rakuten and Color Me do.
 * @param now the current time; all orders were placed one day before
 * @param settings the orders of the sandboxes, and their limits of calls
 */
export async function startSandbox(
  now: () => Date,
  { orders: initialOrders = sandboxOrders, limits = CALL_LIMITS }: Settings = {},
): Promise<Sandbox> {
  const orders = [...initialOrders]
  const placedAt = new Map<string, Date>()
  const toLose = new Map<string, number>()
  const calls = new Map<string, number[]>()
  const shipments = new Map<string, number>()
  const secret = randomBytes(16).toString('hex')
  const keys = { YAHOO: `${SANDBOX_SELLER}:${secret}`, RAKUTEN: `SP-${secret}:SL-${secret}`, COLOR_ME: secret }
  const states = new Map<SandboxShop, SandboxState>()
  const requests = new Map<string, number>()
  const cancelled = new Set<string>()
  const parcels = new Map<string, readonly SandboxParcel[]>()
  const changes = new Map<string, Date>()
  const payments = new Map<string, Date>()
  let yahooPrivateKey: string | null = null
  const protocols: readonly (readonly [path: string, shop: SandboxShop, protocol: MarketplaceProtocol])[] = [
    ['/yahoo', 'YAHOO', yahooProtocol(() => yahooPrivateKey)],
    ['/rakuten', 'RAKUTEN', rakutenProtocol],
    ['/color-me', 'COLOR_ME', colorMeProtocol],
  ]

  const oauth = tokenEndpoints(now, () => yahooPrivateKey !== null)

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? ''
    const tokens = TOKEN_PATHS.find(([path]) => address === path)
    if (tokens) {
      const { method = '', headers } = request
      const url = `http://${headers.host}${address}`
      return write(response, oauth.answer(tokens[1], { method, headers, body: await readBody(request), url }))
    }
    const found = protocols.find(([path]) => address.startsWith(`${path}/`))
    if (!found) return write(response, { status: 404, body: {} })
    const [path, shop, protocol] = found
    const sandboxRequest = {
      method: request.method ?? '',
      path: address.slice(path.length),
      headers: request.headers,
      body: await readBody(request),
      now: now(),
    }
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const isIssued = shop !== 'RAKUTEN' && oauth.isToken(shop, token)
    const key = !isIssued ? keys[shop] : shop === 'YAHOO' ? `${SANDBOX_SELLER}:${token}` : token
    if (!protocol.hasKey(sandboxRequest, key) || states.get(shop) === 'ACCESS_ENDED')
      return write(response, protocol.keyRefused())
    if (states.get(shop) === 'LIMIT_REACHED') return write(response, protocol.limited(MINUTE_MS / 1000))
    if (states.get(shop) === 'MAINTENANCE') return write(response, protocol.maintenance((30 * MINUTE_MS) / 1000))
    if (isOverLimit(shop, address)) return write(response, protocol.limited(2))
    const reaction = reactTo(protocol.read(sandboxRequest), shop, protocol)
    if (reaction === 'SILENCE') return
    if (reaction === 'CUT') return cut(response)
    write(response, reaction)
  }

  const isOverLimit = (shop: SandboxShop, address: string): boolean => {
    const limit = limits[shop]
    if (!limit) return false
    const at = now().getTime()
    const key = limit.of === 'SHOP' ? shop : (address.split('?')[0] ?? '')
    const recent = (calls.get(key) ?? []).filter((time) => time > at - limit.withinMs)
    calls.set(key, [...recent, at])
    return recent.length >= limit.calls
  }

  const loses = (shop: SandboxShop, calls: 'READS' | 'WRITES'): boolean => {
    const key = `${shop} ${calls}`
    const left = toLose.get(key) ?? 0
    if (left > 0) toLose.set(key, left - 1)
    return left > 0
  }

  const reactTo = (wish: SandboxWish, shop: SandboxShop, protocol: MarketplaceProtocol): Reaction => {
    if (wish.kind === 'ANSWER') return wish.answer
    const own = orders.filter((known) => known.shop === shop)
    if (wish.kind === 'LIST') return wish.answer(own.flatMap((order) => currentOrder(order, order.behaviour) ?? []))
    const order = own.find(({ orderNumber }) => orderNumber === wish.orderNumber)
    if (!order) return protocol.notFound(wish)
    switch (wish.kind) {
      case 'ORDER':
        return readOrder(order, protocol)
      case 'CANCEL':
        return cancelOrder(order, protocol)
      case 'SHIPMENT':
        return shipOrder(order, wish, protocol)
    }
  }

  /** Null for an order that is never shown. */
  const currentOrder = (order: SandboxOrder, behaviour: SandboxBehaviour): CurrentOrder | null => {
    if (behaviour.kind !== 'ORDER') return null
    const { orderNumber } = order
    const orderedAt = placedAt.get(orderNumber) ?? new Date(now().getTime() - DAY_MS)
    return {
      order: {
        ...order,
        behaviour: cancelled.has(orderNumber) ? { ...behaviour, state: 'CANCELLED' } : behaviour,
      },
      orderedAt,
      paidAt: behaviour.isPaid ? (payments.get(orderNumber) ?? orderedAt) : null,
      changedAt: changes.get(orderNumber) ?? orderedAt,
      parcels: parcels.get(orderNumber) ?? [],
    }
  }

  const readOrder = (order: SandboxOrder, protocol: MarketplaceProtocol): Reaction => {
    const nth = (requests.get(order.orderNumber) ?? 0) + 1
    requests.set(order.orderNumber, nth)
    if (loses(order.shop, 'READS') || (order.isFlaky && nth % 2 === 1)) return 'CUT'
    const behaviour = (nth > 1 ? order.afterwards : null) ?? order.behaviour
    switch (behaviour.kind) {
      case 'ORDER': {
        const current = currentOrder(order, behaviour)
        return current ? protocol.order(current) : 'SILENCE'
      }
      case 'MAINTENANCE':
        return protocol.maintenance(behaviour.minutes * 60)
      case 'KEY_REFUSED':
        return protocol.keyRefused()
      case 'CUT_IN_THE_MIDDLE':
        return 'CUT'
      case 'SILENT':
        return 'SILENCE'
    }
  }

  const cancelOrder = (order: SandboxOrder, protocol: MarketplaceProtocol): Reaction => {
    const { orderNumber, cancelling } = order
    if (cancelling === 'SILENT') return 'SILENCE'
    const isSent = (parcels.get(orderNumber) ?? []).length > 0
    if (cancelling === 'REFUSED' || isSent || cancelled.has(orderNumber)) return protocol.cancelRefused(orderNumber)
    cancelled.add(orderNumber)
    changes.set(orderNumber, now())
    return cancelling === 'LOST' || loses(order.shop, 'WRITES') ? 'CUT' : protocol.cancelled(orderNumber)
  }

  const shipOrder = (
    order: SandboxOrder,
    wish: Extract<SandboxWish, { kind: 'SHIPMENT' }>,
    protocol: MarketplaceProtocol,
  ): Reaction => {
    const current = currentOrder(order, order.behaviour)
    if (!current) return protocol.notFound(wish)
    const result = wish.apply(current)
    if (!('parcels' in result)) return result
    parcels.set(order.orderNumber, result.parcels)
    changes.set(order.orderNumber, now())
    shipments.set(order.orderNumber, (shipments.get(order.orderNumber) ?? 0) + 1)
    return loses(order.shop, 'WRITES') ? 'CUT' : result.answer
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => request.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const at = (shop: SandboxShop, path: string) => ({ url: `http://127.0.0.1:${port}${path}`, key: keys[shop] })
  return {
    shops: {
      YAHOO: at('YAHOO', '/yahoo'),
      RAKUTEN: at('RAKUTEN', '/rakuten'),
      COLOR_ME: at('COLOR_ME', '/color-me'),
    },
    setState: (shop, state) => states.set(shop, state),
    place(order) {
      orders.push(order)
      placedAt.set(order.orderNumber, now())
    },
    revise(orderNumber, change) {
      const at = orders.findIndex((order) => order.orderNumber === orderNumber)
      const order = orders[at]
      if (order?.behaviour.kind !== 'ORDER') throw new Error(`the sandbox has no order ${orderNumber} to change`)
      orders[at] = { ...order, behaviour: { ...order.behaviour, ...change } }
      changes.set(orderNumber, now())
      if (change.isPaid && !order.behaviour.isPaid) payments.set(orderNumber, now())
    },
    loseAnswers: (shop, calls, count) => toLose.set(`${shop} ${calls}`, count),
    tokenEndpoints: {
      YAHOO: `http://127.0.0.1:${port}/yahoo/yconnect/v2/token`,
      COLOR_ME: `http://127.0.0.1:${port}/color-me/oauth/token`,
    },
    agree: oauth.agree,
    shipmentsOf: (orderNumber) => shipments.get(orderNumber) ?? 0,
    issueYahooKey() {
      const pair = generateKeyPairSync('rsa', {
        modulusLength: 2048,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      })
      yahooPrivateKey = pair.privateKey
      return { pem: pair.publicKey, version: '1' }
    },
    parcelsOf: (orderNumber) => parcels.get(orderNumber) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
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

function write(response: ServerResponse, { status, body, headers = {} }: SandboxAnswer): void {
  const isXml = typeof body === 'string'
  const type = isXml ? 'application/xml; charset=utf-8' : 'application/json; charset=utf-8'
  response.writeHead(status, { 'content-type': type, ...headers }).end(isXml ? body : JSON.stringify(body))
}

/** Announces a longer body than it sends, then cuts the connection. */
function cut(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('{"half":', () => response.destroy())
}
