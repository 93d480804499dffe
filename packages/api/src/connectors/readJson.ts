import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

export interface JsonRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export interface JsonAnswer {
  readonly status: number
  /** Parsed JSON; null for an answer of status 4xx that is not JSON. */
  readonly body: unknown
}

export type ReadError =
  /** The connection was refused or broke off, or the answer is not JSON. */
  | { readonly code: 'CONNECTION_ERROR' }
  | { readonly code: 'TIME_OUT' }
  /** The answer exceeds 1 MiB, which is more than an order can need. */
  | { readonly code: 'TOO_LONG' }

const MAX_BYTES = 1024 * 1024

/** Sends one request. Redirects are not followed, because they would disclose the key to another address. */
export async function readJson(request: JsonRequest, milliseconds: number): Promise<Result<JsonAnswer, ReadError>> {
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(milliseconds)))
  try {
    const { method, headers, body } = request
    const response = await fetch(request.url, { method, headers, body, signal, redirect: 'error' })
    const text = await readText(response)
    if (text === null) return err({ code: 'TOO_LONG' })
    const isClientError = response.status >= 400 && response.status < 500
    return ok({ status: response.status, body: isClientError ? parsedOrNull(text) : JSON.parse(text) })
  } catch {
    return err({ code: signal.aborted ? 'TIME_OUT' : 'CONNECTION_ERROR' })
  }
}

/** The status of a client error is sufficient; a proxy may answer with HTML. */
function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
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
