import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@irodori/contract'
import { CSRF_TOKEN, refuse, succeed } from '@irodori/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { RateLimit } from '../operations/rateLimit.ts'
import { isPrefetch } from './isPrefetch.ts'
import type { Outcome, Refusal } from './outcome.ts'
import { refused } from './outcome.ts'
import type { MultipartBody } from './readMultipart.ts'
import { readMultipart } from './readMultipart.ts'
import type { Call, Caller } from './request.ts'
import { isSameOrigin } from './sameOrigin.ts'
import { sendFile, sendStoredFile, sendStream } from './sendFile.ts'

/** Whose session a token is; null where it is nobody's. */
export type FindCaller = (token: string) => Promise<Caller | null>

type Handler<E extends Endpoint, Who> = (call: Call<E, Who>) => Promise<Outcome<AnswerOf<E>>>

/** Puts endpoints of the contract on the wire. */
export interface Register {
  forAnyone<E extends Endpoint>(endpoint: E, handler: Handler<E, Caller | null>): void
  forSession<E extends Endpoint>(endpoint: E, handler: Handler<E, Caller>): void
}

export function registerOn(app: FastifyInstance, findCaller: FindCaller, limit: RateLimit): Register {
  const add = <E extends Endpoint>(endpoint: E, handle: (request: FastifyRequest) => Promise<Outcome<AnswerOf<E>>>) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const gate = passGate(endpoint, request) ?? (endpoint.limit && (await limit(endpoint.limit, request)))
        return send(reply, gate ?? (await handle(request)))
      },
    })
  }
  return {
    forAnyone(endpoint, handler) {
      if (endpoint.access !== 'ANYONE') throw new Error(`${endpoint.path} deps a session`)
      add(endpoint, async (request) => {
        const token = tokenOf(request)
        const caller = token === '' ? null : await findCaller(token)
        return answerCall(endpoint, request, caller, handler)
      })
    },
    forSession(endpoint, handler) {
      if (endpoint.access !== 'SESSION') throw new Error(`${endpoint.path} deps no session`)
      add(endpoint, async (request) => {
        const token = tokenOf(request)
        const caller = token === '' ? null : await findCaller(token)
        if (!caller) return refused(401, 'UNAUTHENTICATED')
        return answerCall(endpoint, request, caller, handler)
      })
    },
  }
}

/** Null where the call may pass. Pictures are fetched by <img>, which sends no headers of ours. */
function passGate(endpoint: Endpoint, request: FastifyRequest): Refusal | null {
  if (!isSameOrigin(request.headers)) return refused(403, 'FORBIDDEN', { message: 'ORIGIN' })
  if (endpoint.answerKind === 'FILE') return null
  return request.headers['csrf-token'] === CSRF_TOKEN ? null : refused(403, 'FORBIDDEN', { message: 'CSRF_TOKEN' })
}

/** The Authorization header, with or without the word Bearer. */
const tokenOf = (request: FastifyRequest): string =>
  (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim()

/** Reads the call and has it handled; an upload ends with its call, however that ends. */
async function answerCall<E extends Endpoint, Who>(
  endpoint: E,
  request: FastifyRequest,
  caller: Who,
  handler: Handler<E, Who>,
): Promise<Outcome<AnswerOf<E>>> {
  const form = endpoint.bodyKind === 'MULTIPART' ? await readMultipart(request, endpoint.maxFileBytes) : null
  if (form === 'MALFORMED') return refused(400, 'REQUEST_INVALID', { error: { body: ['not multipart'] } })
  try {
    const call = checkCall(endpoint, request, caller, form)
    return 'kind' in call ? call : await handler(call)
  } finally {
    await form?.file?.discard()
  }
}

function checkCall<E extends Endpoint, Who>(
  endpoint: E,
  request: FastifyRequest,
  caller: Who,
  multipart: MultipartBody | null,
): Call<E, Who> | Refusal {
  const params = check(endpoint.params, request.params)
  const query = check(endpoint.query, request.query)
  const body = check(endpoint.body, multipart ? multipart.fields : request.body)
  if (!params.ok || !query.ok || !body.ok) {
    const faults = [params, query, body].flatMap((part) => (part.ok ? [] : part.faults))
    return refused(400, 'REQUEST_INVALID', { error: fieldErrors(faults) })
  }
  return {
    params: params.value as ParamsOf<E>,
    query: query.value as QueryOf<E>,
    body: body.value as BodyOf<E>,
    upload: multipart?.file ?? null,
    caller,
    token: tokenOf(request),
    isPrefetch: isPrefetch(request.headers),
  }
}

type Fault = z.core.$ZodIssue
type Checked = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly faults: Fault[] }

function check(schema: z.core.$ZodType | null, value: unknown): Checked {
  if (schema === null) return { ok: true, value: undefined }
  const parsed = z.safeParse(schema, value ?? {})
  if (!parsed.success) return { ok: false, faults: parsed.error.issues }
  const unsound = pathOfUnsound(parsed.data)
  return unsound
    ? { ok: false, faults: [{ code: 'custom', path: unsound, message: 'not sound text' }] }
    : { ok: true, value: parsed.data }
}

/** Where a value holds text that no database keeps: a NUL or half a character. Null where it holds none. */
function pathOfUnsound(value: unknown): PropertyKey[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    if (pathOfUnsound(key)) return ['body']
    const path = pathOfUnsound(inner)
    if (path) return [key, ...path]
  }
  return null
}

/** Messages by field, the field written as a path: items.0.text. */
function fieldErrors(faults: readonly Fault[]): Record<string, string[]> {
  const byField: Record<string, string[]> = {}
  for (const { path, message } of faults) {
    const field = path.map(String).join('.') || 'body'
    byField[field] = [...(byField[field] ?? []), message]
  }
  return byField
}

/** Writes an outcome; the status of the answer is the code of its envelope. */
export function send(reply: FastifyReply, outcome: Outcome<unknown>): FastifyReply | Promise<FastifyReply> {
  switch (outcome.kind) {
    case 'ANSWER':
      return reply
        .code(200)
        .header('cache-control', outcome.maxAge === null ? 'no-store' : `public, max-age=${outcome.maxAge}`)
        .send({ ...succeed(outcome.data), message: outcome.message })
    case 'FILE':
      return sendFile(reply, outcome)
    case 'STREAM':
      return sendStream(reply, outcome)
    case 'STORED_FILE':
      return sendStoredFile(reply, outcome)
    case 'REFUSED': {
      if (outcome.retryAfter !== null) reply.header('retry-after', String(outcome.retryAfter))
      return reply
        .code(outcome.status)
        .header('cache-control', 'no-store')
        .send(refuse(outcome.status, outcome.errorCode, outcome.message, outcome.error))
    }
  }
}
