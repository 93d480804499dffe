import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { AddressPolicy } from './addressPolicy.ts'
import { checkUrl, isAllowedAddress } from './addressPolicy.ts'

interface OutgoingMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  /** Its beginning. */
  readonly text: string
}

/** Why there is no answer: the address is refused, or a code of the connection, or it took too long. */
export type SendError =
  | { readonly code: 'ADDRESS_REFUSED' }
  | { readonly code: 'TIME_OUT' }
  | { readonly code: 'NO_CONNECTION'; readonly reason: string }

export type SendMessage = (message: OutgoingMessage) => Promise<Result<Answer, SendError>>

/** Milliseconds for the whole exchange; a job belongs to a dead process after 30 seconds. */
const TIMEOUT_MS = 15_000
/** Of an answer only its status counts; its beginning is kept for the staff. */
const KEPT_BYTES = 1024

type LookUp = (
  host: string,
  options: LookupOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

interface Input {
  readonly policy: AddressPolicy
  readonly timeoutMs?: number
  /** Replaces the look-up of host names in tests. */
  readonly lookUp?: LookUp
}

const systemLookUp: LookUp = (host, options, done) => lookup(host, { ...options, all: true }, done)

/**
 * Sends messages, each on a connection of its own, whose address is checked when it is made: a name that was public when the
 * endpoint was added may lead elsewhere later. Redirects are not followed.
 */
export function messageSender({ policy, timeoutMs = TIMEOUT_MS, lookUp = systemLookUp }: Input): SendMessage {
  return (message) => {
    const url = checkUrl(policy, message.url)
    if (!url.ok) return Promise.resolve(err({ code: 'ADDRESS_REFUSED' }))
    const { promise, resolve } = Promise.withResolvers<Result<Answer, SendError>>()
    const signal = AbortSignal.timeout(timeoutMs)
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...message.headers, 'content-length': String(Buffer.byteLength(message.body)) },
      agent: false,
      signal,
      lookup: checkedLookUp(policy, lookUp),
    }
    const send = url.value.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url.value, options, (response) => {
      const { statusCode: status = 0, headers } = response
      const retryAfter = headers['retry-after'] ?? null
      readBeginning(response).then((text) => {
        response.destroy()
        resolve(ok({ status, retryAfter, text }))
      })
    })
    request.on('error', (error) => resolve(err(errorOf(error, signal))))
    request.end(message.body)
    return promise
  }
}

const REFUSED = 'EADDRESSREFUSED'

/** Looks a name up for a connection, which is refused if one of its addresses is. */
const checkedLookUp =
  (policy: AddressPolicy, lookUp: LookUp): NonNullable<RequestOptions['lookup']> =>
  (host, options, done) => {
    lookUp(host, options, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error(`${host} has no address`), [])
      if (!addresses.every(({ address }) => isAllowedAddress(policy, address)))
        return done(Object.assign(new Error('the address is not allowed'), { code: REFUSED }), [])
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
  }

function errorOf(error: NodeJS.ErrnoException, signal: AbortSignal): SendError {
  if (error.code === REFUSED) return { code: 'ADDRESS_REFUSED' }
  return signal.aborted ? { code: 'TIME_OUT' } : { code: 'NO_CONNECTION', reason: error.code ?? error.name }
}

/** The beginning of a text, also of one that breaks off. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= KEPT_BYTES) break
    }
  } catch {
    // The status has arrived, which is what counts.
  }
  return Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString('utf8')
}
