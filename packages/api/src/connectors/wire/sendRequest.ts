import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { WireAnswer, WireRequest } from './exchange.ts'
import { readRetryAfter } from './readRetryAfter.ts'
import { readXml } from './readXml.ts'

export type SendError =
  /** The connection failed, for the cause, or the answer cannot be parsed. */
  | { readonly code: 'CONNECTION_ERROR'; readonly cause?: string | undefined }
  | { readonly code: 'TIME_OUT' }
  /** The answer exceeds 1 MiB, which is more than an order can need. */
  | { readonly code: 'TOO_LONG' }

const MAX_BYTES = 1024 * 1024
const SERVICE_UNAVAILABLE = 503

/** Sends one request. Redirects are not followed, because they would disclose the key to another address. */
export async function sendRequest(
  request: WireRequest,
  milliseconds: number,
  now: Date,
): Promise<Result<WireAnswer, SendError>> {
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(milliseconds)))
  try {
    const { method, headers, body, format } = request
    const parse = format === 'XML' ? readXml : (text: string): unknown => JSON.parse(text)
    const response = await fetch(request.url, { method, headers, body, signal, redirect: 'error' })
    const text = await readText(response)
    if (text === null) return err({ code: 'TOO_LONG' })
    const { status } = response
    const isStatusEnough = (status >= 400 && status < 500) || status === SERVICE_UNAVAILABLE
    const retryAfter = readRetryAfter(response.headers.get('retry-after'), now)
    return ok({ status, body: isStatusEnough ? parsedOrNull(text, parse) : parse(text), retryAfter })
  } catch (error) {
    return err(signal.aborted ? { code: 'TIME_OUT' } : { code: 'CONNECTION_ERROR', cause: causeOf(error) })
  }
}

/** A name of Node's or OpenSSL's, such as ECONNREFUSED or CERT_HAS_EXPIRED. Messages may quote the address or the answer. */
const ERROR_NAME = /^[A-Z][A-Z0-9_]{2,60}$/

/** Why a connection failed, for the log: a name that contains nothing of the request or the answer. */
function causeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && ERROR_NAME.test(at.code)) return at.code
  return undefined
}

/** A proxy may answer such a status with HTML. */
function parsedOrNull(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text)
  } catch {
    return null
  }
}

/** Null if the answer exceeds the limit. */
async function readText(response: Response): Promise<string | null> {
  if (response.body === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
