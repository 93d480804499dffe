import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { Endpoint } from '@irodori/contract/endpoint'
import type { InjectOptions } from 'fastify'

/** The input of a call. */
export interface Given {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly file: Uint8Array | null
}

/** An HTTP request. */
export interface Wire {
  readonly method: NonNullable<InjectOptions['method']>
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: Buffer | string | undefined
}

const text = (value: unknown): string => (typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value))

/** Escapes by bytes, because encodeURIComponent throws for a lone surrogate. */
const escaped = (value: unknown): string =>
  [...Buffer.from(text(value))]
    .map((byte) => {
      const letter = String.fromCharCode(byte)
      return /[\w.~-]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0')}`
    })
    .join('')

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

export const BOUNDARY = 'irodori-fuzz'

function formOf(body: unknown, file: Uint8Array | null): Buffer {
  const fields = entriesOf(body).flatMap(([name, value]) => {
    if (value === undefined) return []
    const label = name.replace(/["\r\n]/g, '_')
    return [`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${label}"\r\n\r\n`, text(value), '\r\n']
  })
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n`
  return Buffer.concat([
    ...fields.map((part) => Buffer.from(part)),
    ...(file ? [Buffer.from(head), Buffer.from(file), Buffer.from('\r\n')] : []),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
}

/** Builds the HTTP request of a call, also for invalid input. */
export function wireOf(endpoint: Endpoint, { params, query, body, file }: Given, token: string): Wire {
  const values = Object.fromEntries(entriesOf(params))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(values[name] ?? ''))
  const search = entriesOf(query).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : (Array.isArray(value) ? value : [value]).map((one) => `${escaped(name)}=${escaped(one)}`),
  )
  const headers = { 'csrf-token': CSRF_TOKEN, ...(token ? { authorization: token } : {}) }
  const isForm = endpoint.bodyKind === 'MULTIPART'
  const type = isForm ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json'
  const payload = isForm ? formOf(body, file) : body === undefined ? undefined : JSON.stringify(body)
  return {
    method: endpoint.method,
    url: search.length > 0 ? `${path}?${search.join('&')}` : path,
    headers: payload === undefined ? headers : { ...headers, 'content-type': type },
    payload,
  }
}
