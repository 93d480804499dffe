export interface MarketplaceRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export type Reading =
  | { readonly kind: 'ANSWER'; readonly status: number; readonly body: unknown }
  /** No whole answer: refused, cut off, or not JSON. */
  | { readonly kind: 'CONNECTION_ERROR' }
  | { readonly kind: 'TIME_OUT' }
  /** More than an order can be. */
  | { readonly kind: 'TOO_LONG' }

const LONGEST = 1024 * 1024

/** One try over the network. Redirects are not followed, for the key would go along. */
export async function readJson(request: MarketplaceRequest, milliseconds: number): Promise<Reading> {
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(milliseconds)))
  try {
    const { method, headers, body } = request
    const response = await fetch(request.url, { method, headers, body, signal, redirect: 'error' })
    const text = await readText(response)
    if (text === null) return { kind: 'TOO_LONG' }
    const isRefusal = response.status >= 400 && response.status < 500
    return { kind: 'ANSWER', status: response.status, body: isRefusal ? parsedOrNull(text) : JSON.parse(text) }
  } catch {
    return { kind: signal.aborted ? 'TIME_OUT' : 'CONNECTION_ERROR' }
  }
}

/** A refusal says enough with its status, whatever words a proxy puts beside it. */
function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function readText(response: Response): Promise<string | null> {
  if (response.body === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > LONGEST) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
