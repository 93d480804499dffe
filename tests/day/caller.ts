import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { Envelope } from '@irodori/contract/envelope'
import { present } from '@irodori/design/testing/present'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

type CallFailure =
  | {
      readonly code: 'REFUSED'
      readonly status: number
      readonly errorCode: string
      /** An earlier attempt got no answer and may have been carried out. */
      readonly isRepeated: boolean
    }
  /** The day ended before an answer arrived; the call may have been carried out. */
  | { readonly code: 'LOST' }

export type Answer<Data> = Result<Data, CallFailure>

interface Call {
  readonly method: string
  readonly path: string
  /** Creates the body for each attempt, because a form can be sent only once. */
  readonly body?: () => unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The customer's connection drops during the first attempt. */
  readonly isCutOnce?: boolean
}

/** The call that starts a session. */
export interface Login {
  readonly path: string
  readonly body: unknown
}

export interface Caller {
  logIn(): Promise<Answer<unknown>>
  ask<Data>(call: Call): Promise<Answer<Data>>
  /** A call whose answer is in its headers. */
  askHeaders(call: Call): Promise<Answer<Headers>>
  /** Loads the bytes of a file. */
  load(path: string): Promise<Answer<Uint8Array>>
}

/** What the callers of all customers share. */
export interface CallContext {
  /** The addresses of the proxies in front of the servers. */
  readonly addresses: readonly string[]
  /** Whether customers may start another attempt. */
  readonly isOpen: () => boolean
  readonly random: () => number
  readonly counts: {
    attempts: number
    answered: number
    unavailable: number
    interrupted: number
    serverErrors: Map<string, number>
  }
}

const TIMEOUT_MS = 20_000
const PAUSE_MS = 400
const UNAVAILABLE = new Set([429, 502, 503, 504])
/** Error codes for a marketplace that does not answer. */
const MARKETPLACE_UNAVAILABLE = new Set([
  'EC_MAINTAIN',
  'EC_CONNECTION_ERROR',
  'EC_REQUEST_TIMEOUT_EXCEPTION',
  'COLOR_ME_CONNECTION_ERROR',
])
/** Time after which only part of a form has been sent. */
const CUT_AFTER_MS = 8

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Calls as the studio and the portal do: a call without an answer is repeated, at either server.
 * @param login null for calls without a session
 */
export function openCaller(context: CallContext, login: Login | null): Caller {
  let token = ''

  async function attemptOnce(call: Call, attempt: number): Promise<Response | null> {
    const { addresses, random, counts } = context
    const body = call.body?.()
    const isRaw = body instanceof FormData || body instanceof Blob
    counts.attempts += 1
    try {
      return await fetch(`${addresses[Math.floor(random() * addresses.length)]}${call.path}`, {
        method: call.method,
        headers: {
          'Csrf-Token': CSRF_TOKEN,
          Authorization: token,
          ...(body !== undefined && !isRaw ? { 'Content-Type': 'application/json' } : {}),
          ...call.headers,
        },
        body: body === undefined ? null : isRaw ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(call.isCutOnce && attempt === 0 ? CUT_AFTER_MS : TIMEOUT_MS),
      })
    } catch {
      counts.interrupted += 1
      return null
    }
  }

  async function repeat<Data>(call: Call, read: (response: Response) => Promise<Data>): Promise<Answer<Data>> {
    for (let attempt = 0; context.isOpen(); attempt += 1) {
      if (attempt > 0) await sleep(PAUSE_MS * (1 + context.random()))
      const response = await attemptOnce(call, attempt)
      if (!response) continue
      if (UNAVAILABLE.has(response.status)) {
        context.counts.unavailable += 1
        await response.body?.cancel()
        continue
      }
      try {
        if (response.ok) {
          const data = await read(response)
          context.counts.answered += 1
          return ok(data)
        }
        // An answer to HEAD has no body.
        const { errorCode } =
          call.method === 'HEAD' ? { errorCode: null } : ((await response.json()) as Envelope<never>)
        const { status } = response
        const refusal = { code: 'REFUSED', status, errorCode: errorCode ?? '', isRepeated: attempt > 0 } as const
        if (MARKETPLACE_UNAVAILABLE.has(refusal.errorCode)) {
          context.counts.unavailable += 1
          continue
        }
        if (status === 401 && login && call.path !== login.path) {
          const session = await logIn()
          if (!session.ok && session.error.code === 'REFUSED') return session
          continue
        }
        context.counts.answered += 1
        if (response.status < 500) return err(refusal)
        countServerError(`${call.method} ${call.path.replaceAll(/\d{6,}|[0-9a-f-]{32,}/g, '…')} ${response.status}`)
      } catch {
        context.counts.interrupted += 1
      }
    }
    return err({ code: 'LOST' })
  }

  const countServerError = (name: string) =>
    context.counts.serverErrors.set(name, (context.counts.serverErrors.get(name) ?? 0) + 1)
  async function logIn(): Promise<Answer<unknown>> {
    if (!login) return ok(null)
    const { path, body } = login
    const session = await repeat<{ token: string }[]>({ method: 'POST', path, body: () => body }, dataOf)
    if (session.ok) token = present(session.value[0]).token
    return session
  }
  async function withSession<Data>(ask: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
    const session = token === '' ? await logIn() : null
    return session && !session.ok ? session : ask()
  }
  return {
    logIn,
    ask: <Data>(call: Call) => withSession(() => repeat<Data>(call, dataOf)),
    askHeaders: (call) => withSession(() => repeat(call, async (response) => response.headers)),
    load: (path) =>
      withSession(() =>
        repeat({ method: 'GET', path }, async (response) => new Uint8Array(await response.arrayBuffer())),
      ),
  }
}

const dataOf = async <Data>(response: Response): Promise<Data> => ((await response.json()) as { data: Data }).data
