import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { Endpoint } from '@irodori/contract/endpoint'
import type { InjectOptions } from 'fastify'
import { deskCookieName } from '../src/http/client/deskCookie.ts'
import { tusHeaders } from '../testing/tusHeaders.ts'

/** The input of a call. */
export interface Given {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** Headers and pairs of Upload-Metadata of a call of the tus protocol. */
  readonly headers: unknown
  readonly metadata: unknown
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

/** Each byte as it is written in a URL. */
const ESCAPES = Array.from({ length: 256 }, (_, byte) => {
  const letter = String.fromCharCode(byte)
  return /[\w.~-]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0')}`
})

/** Escapes by bytes, because encodeURIComponent throws for a lone surrogate. */
const escaped = (value: unknown): string => Array.from(Buffer.from(text(value)), (byte) => ESCAPES[byte]).join('')

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Other characters cannot be sent in a header. */
const headerText = (value: unknown): string => text(value).replace(/[^ -~]/g, '?')

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(entriesOf(value).map(([name, inner]) => [name.replace(/[^!-~]|,/g, '_'), text(inner)]))

export const BOUNDARY = 'irodori-fuzz'
const FIELDS_TYPE = 'application/x-www-form-urlencoded'

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

/** The session of the staff is in a cookie. */
const sessionHeader = ({ access }: Endpoint, token: string): Readonly<Record<string, string>> =>
  access === 'STAFF' ? { cookie: `${deskCookieName(false)}=${token}` } : { authorization: token }

/** Builds the HTTP request of a call, also for invalid input. */
export function wireOf(endpoint: Endpoint, given: Given, token: string): Wire {
  const { params, query, body, file, metadata } = given
  const values = Object.fromEntries(entriesOf(params))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(values[name] ?? ''))
  const search = entriesOf(query).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : (Array.isArray(value) ? value : [value]).map((one) => `${escaped(name)}=${escaped(one)}`),
  )
  const own = entriesOf(given.headers).map(([name, value]) => [name, headerText(value)])
  const pairs = metadata === undefined ? undefined : textsOf(metadata)
  const headers = {
    'csrf-token': CSRF_TOKEN,
    ...(token ? sessionHeader(endpoint, token) : {}),
    ...tusHeaders(endpoint, pairs),
    ...Object.fromEntries(own),
  }
  const isForm = endpoint.bodyKind === 'MULTIPART'
  const isFields = endpoint.bodyKind === 'FORM'
  const type = isForm ? `multipart/form-data; boundary=${BOUNDARY}` : isFields ? FIELDS_TYPE : 'application/json'
  const fields = isFields && body !== undefined ? String(new URLSearchParams(textsOf(body))) : undefined
  const json = body === undefined ? undefined : JSON.stringify(body)
  const bytes = file ? Buffer.from(file) : undefined
  const payload = isForm ? formOf(body, file) : endpoint.bodyKind === 'BYTES' ? bytes : (fields ?? json)
  return {
    method: endpoint.method,
    url: search.length > 0 ? `${path}?${search.join('&')}` : path,
    headers: payload === undefined || endpoint.bodyKind === 'BYTES' ? headers : { ...headers, 'content-type': type },
    payload,
  }
}
