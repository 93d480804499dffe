import { createHash } from 'node:crypto'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@irodori/contract'
import { CSRF_TOKEN, refuse, succeed } from '@irodori/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { FileAnswer, Outcome, Refusal } from './outcome.ts'
import { refused } from './outcome.ts'
import { readMultipart } from './readMultipart.ts'
import type { Call, Caller } from './request.ts'
import { isSameOrigin } from './sameOrigin.ts'

/** Whose session a token is; null where it is nobody's. */
export type FindCaller = (token: string) => Promise<Caller | null>

type Handler<E extends Endpoint, Who> = (call: Call<E, Who>) => Promise<Outcome<AnswerOf<E>>>

/** Puts endpoints of the contract on the wire. */
export interface Register {
  forAnyone<E extends Endpoint>(endpoint: E, handler: Handler<E, Caller | null>): void
  forSession<E extends Endpoint>(endpoint: E, handler: Handler<E, Caller>): void
}

const IMMUTABLE = 'private, max-age=31536000, immutable'

export function registerOn(app: FastifyInstance, findCaller: FindCaller): Register {
  const add = <E extends Endpoint>(endpoint: E, handle: (request: FastifyRequest) => Promise<Outcome<AnswerOf<E>>>) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const gate = passGate(endpoint, request)
        return send(reply, gate ?? (await handle(request)))
      },
    })
  }
  return {
    forAnyone(endpoint, handler) {
      if (endpoint.access !== 'ANYONE') throw new Error(`${endpoint.path} needs a session`)
      add(endpoint, async (request) => {
        const token = tokenOf(request)
        const caller = token === '' ? null : await findCaller(token)
        const call = await readCall(endpoint, request, caller)
        return 'kind' in call ? call : handler(call)
      })
    },
    forSession(endpoint, handler) {
      if (endpoint.access !== 'SESSION') throw new Error(`${endpoint.path} needs no session`)
      add(endpoint, async (request) => {
        const token = tokenOf(request)
        const caller = token === '' ? null : await findCaller(token)
        if (!caller) return refused(401, 'UNAUTHENTICATED')
        const call = await readCall(endpoint, request, caller)
        return 'kind' in call ? call : handler(call)
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

async function readCall<E extends Endpoint, Who>(
  endpoint: E,
  request: FastifyRequest,
  caller: Who,
): Promise<Call<E, Who> | Refusal> {
  const multipart = endpoint.bodyKind === 'MULTIPART' ? await readMultipart(request) : null
  if (multipart === 'MALFORMED') return refused(400, 'REQUEST_INVALID', { error: { body: ['not multipart'] } })
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
  }
}

type Fault = z.core.$ZodIssue
type Checked = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly faults: Fault[] }

function check(schema: z.core.$ZodType | null, value: unknown): Checked {
  if (schema === null) return { ok: true, value: undefined }
  const parsed = z.safeParse(schema, value ?? {})
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, faults: parsed.error.issues }
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
export function send(reply: FastifyReply, outcome: Outcome<unknown>): FastifyReply {
  switch (outcome.kind) {
    case 'ANSWER':
      return reply.code(200).header('cache-control', 'no-store').send(succeed(outcome.data))
    case 'FILE':
      return sendFile(reply, outcome)
    case 'REFUSED': {
      if (outcome.retryAfter !== null) reply.header('retry-after', String(outcome.retryAfter))
      return reply
        .code(outcome.status)
        .header('cache-control', 'no-store')
        .send(refuse(outcome.status, outcome.errorCode, outcome.message, outcome.error))
    }
  }
}

function sendFile(reply: FastifyReply, { bytes, contentType, keep }: FileAnswer): FastifyReply {
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  if (keep === 'FOREVER') {
    reply.header('cache-control', IMMUTABLE)
  } else {
    const tag = `"${createHash('sha256').update(bytes).digest('hex')}"`
    reply.header('cache-control', 'no-cache').header('etag', tag)
    if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send()
  }
  return reply
    .code(200)
    .type(contentType)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
