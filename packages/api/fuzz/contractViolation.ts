import type { Endpoint } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import { envelopeOf } from '@irodori/contract/envelope'
import type { AnyErrorCode } from '@irodori/contract/errorCode'
import { ERROR_CODES, errorsOf } from '@irodori/contract/errorCode'
import { SYSTEM_ERROR_CODES } from '@irodori/contract/systemErrorCode'
import * as z from 'zod'
import type { FuzzCall } from './drawCalls.ts'

const ALL_CODES: readonly AnyErrorCode[] = [...ERROR_CODES, ...SYSTEM_ERROR_CODES]

/** The errors of status 500 in the specification: a picture cannot be rendered, or a marketplace does not answer. */
const SPECIFIED_500: ReadonlySet<string> = new Set([
  'DESIGN_CREATE_IMAGE_EXCEPTION',
  'EC_CONNECTION_ERROR',
  'COLOR_ME_CONNECTION_ERROR',
  'EC_REQUEST_TIMEOUT_EXCEPTION',
])

/** Whether an empty or dotted segment changes the path into that of another endpoint. */
const isOtherPath = (url: string): boolean => /\/(\.{0,2}|(%2e){1,2})(\/|$)/i.test(url.split('?')[0] ?? '')

/** Zod compiles a schema at its first use, so each is kept. */
const envelopes = new Map<Endpoint['answer'], ReturnType<typeof envelopeOf>>()
function envelopeWith(answer: Endpoint['answer']): ReturnType<typeof envelopeOf> {
  const envelope = envelopes.get(answer) ?? envelopeOf(answer, ALL_CODES)
  envelopes.set(answer, envelope)
  return envelope
}
const NO_DATA = z.null()

/** Whether the specification gives one of the endpoint's refusals the status 500, whose code an answer to HEAD does not carry. */
const mayFail = (endpoint: Endpoint): boolean => errorsOf(endpoint).some((code) => SPECIFIED_500.has(code))

/** How an answer violates the contract; null if it does not. */
export function contractViolation(call: FuzzCall, status: number, type: string, bytes: Buffer): string | null {
  const { name, mode, wire } = call
  const endpoint: Endpoint = endpoints[name]
  const isOwnEndpoint = mode !== 'HOSTILE' && !isOtherPath(wire.url)
  if (status === 304 || (wire.method === 'HEAD' && (status < 500 || mayFail(endpoint)))) return null
  if (status < 400 && (!isOwnEndpoint || endpoint.answerKind !== 'JSON')) return null
  if (!isOwnEndpoint && !type.startsWith('application/json')) return status === 503 || status < 500 ? null : `${status}`
  let json: unknown
  try {
    json = JSON.parse(bytes.toString('utf8'))
  } catch {
    return `no JSON: ${bytes.subarray(0, 80)}`
  }
  const envelope = z.safeParse(envelopeWith(isOwnEndpoint && status < 400 ? endpoint.answer : NO_DATA), json)
  if (!envelope.success) return z.prettifyError(envelope.error)
  const { code, errorCode } = envelope.data
  if (code !== status) return `code ${code}`
  if (status < 400) return errorCode === null ? null : `an answer with ${errorCode}`
  const allowed = isOwnEndpoint ? [...errorsOf(endpoint), ...(endpoint.systemErrors ?? [])] : ALL_CODES
  if (errorCode === null || !allowed.includes(errorCode)) return `${errorCode} is not declared`
  if (status < 500) return null
  return (status === 503 && errorCode === 'BUSY') || (status === 500 && SPECIFIED_500.has(errorCode)) ? null : errorCode
}
