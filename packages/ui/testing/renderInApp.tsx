import type { Connection } from '@irodori/client/ClientProvider'
import { createClient } from '@irodori/client/client'
import { createOrderRecordStore } from '@irodori/client/orderRecord'
import { createQueryClient } from '@irodori/client/queryClient'
import type { Session } from '@irodori/client/session'
import { createSessionStore } from '@irodori/client/session'
import type { AnswerOf, Endpoint } from '@irodori/contract/endpoint'
import type { Envelope } from '@irodori/contract/envelope'
import { succeed } from '@irodori/contract/envelope'
import type { PublicProfile } from '@irodori/contract/shopProfile'
import { type ReactNode, Suspense } from 'react'
import { render } from 'vitest-browser-react'
import type { AppLinkProps } from '../src/control/AppLink.tsx'
import { AppFrame } from '../src/frame/AppFrame.tsx'
import type { Area } from '../src/i18n/areas.ts'
import { startI18n } from '../src/i18n/startI18n.ts'
import '../src/styles/base.css'
import { TEST_SHOP } from './testShop.ts'

/** A call that a component sent. */
export interface SentCall {
  readonly method: string
  readonly path: string
  /** Parsed JSON, or the fields of a form; null without a body. */
  readonly body: unknown
}

/** A blob is an answer that is no JSON. */
type Answer = Envelope<unknown> | Blob
type Reply = (call: SentCall) => Answer | Promise<Answer>

/** What the server replies to one endpoint. */
export interface FakeCall {
  readonly endpoint: Endpoint
  readonly reply: Reply
}

/** A successful answer, of the type that the contract gives to the endpoint. */
export const answers = <E extends Endpoint>(endpoint: E, data: AnswerOf<E>): FakeCall => ({
  endpoint,
  reply: () => succeed(data),
})

interface AppOptions {
  /** Message areas that are loaded before the first render. */
  readonly areas?: readonly Area[]
  readonly calls?: readonly FakeCall[]
  readonly session?: Session
  /** The parts of the shop that the test is about. */
  readonly shop?: Partial<PublicProfile>
  /** Milliseconds until a call without an answer counts as lost. */
  readonly callLimitMs?: number
}

const PlainLink = (props: AppLinkProps) => <a {...props} />

const matches = ({ method, path }: Endpoint, sent: SentCall): boolean =>
  method === sent.method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(sent.path)

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  return body instanceof FormData ? Object.fromEntries(body) : null
}

/**
 * Renders a component inside the frame of an app, with the real client and messages in Japanese. Only the network is
 * replaced: a call without a reply fails the test by an error that names it.
 * @returns the screen, the calls that were sent, and the connection
 */
export async function renderInApp(
  screen: ReactNode,
  { areas = [], calls = [], session, shop, callLimitMs }: AppOptions = {},
) {
  const sent: SentCall[] = []
  const send: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    const call: SentCall = { method: init.method ?? 'GET', path: url.pathname, body: bodyOf(init.body) }
    sent.push(call)
    const known = calls.find(({ endpoint }) => matches(endpoint, call))
    if (!known) throw new Error(`the test has no reply to ${call.method} ${call.path}`)
    init.signal?.throwIfAborted()
    const aborted = Promise.withResolvers<never>()
    // A call that has already been answered may be aborted too.
    aborted.promise.catch(() => {})
    init.signal?.addEventListener('abort', () => aborted.reject(init.signal?.reason))
    const given = await Promise.race([known.reply(call), aborted.promise])
    return given instanceof Blob ? new Response(given) : Response.json(given, { status: given.code })
  }
  localStorage.clear()
  const store = createSessionStore(localStorage, window, document)
  if (session) store.write(session)
  const connection: Connection = {
    session: store,
    client: createClient({
      fetch: send,
      tokens: store,
      onUnauthenticated: () => store.clear('REFUSED'),
      ...(callLimitMs !== undefined && { callLimitMs }),
    }),
    orderRecord: createOrderRecordStore(localStorage, Date.now),
  }
  const queryClient = createQueryClient()
  await startI18n('ja', ['common', ...areas])
  const view = await render(
    <AppFrame
      screens={<Suspense>{screen}</Suspense>}
      link={PlainLink}
      shop={{ ...TEST_SHOP, ...shop }}
      connection={connection}
      queryClient={queryClient}
    />,
  )
  return { view, sent, connection, queryClient }
}
