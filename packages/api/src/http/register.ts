import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { AnswerOf, BodyOf, Endpoint, LimitedPurpose, ParamsOf, QueryOf } from '@irodori/contract/endpoint'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { AnyErrorCode } from '@irodori/contract/errorCode'
import { idempotencyHeadersOf } from '@irodori/contract/idempotencyHeaders'
import type { Language } from '@irodori/contract/language'
import { languageOfCookies } from '@irodori/contract/language'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type * as z from 'zod'
import { acceptForms } from './acceptForms.ts'
import type { ApiError, ApiFailure } from './apiError.ts'
import { fail } from './apiError.ts'
import { checkInput, fieldErrors } from './checkInput.ts'
import type { Client, DeviceCookies } from './client/client.ts'
import type { DeskCookie } from './client/deskCookie.ts'
import { isPrefetch } from './client/isPrefetch.ts'
import { isSameOrigin } from './client/sameOrigin.ts'
import type { MultipartBody } from './readMultipart.ts'
import { readMultipart } from './readMultipart.ts'
import type { Outcome } from './reply.ts'
import type { Call, Caller, CallingSystem, StaffCaller } from './request.ts'
import { sendFile, sendStoredFile, sendStream } from './sendFile.ts'
import { webRequestOf } from './webRequest.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Why the call is refused, for the log; absent if it is not. */
    errorCode?: AnyErrorCode
  }
}

const TUS_HEADERS = { 'tus-resumable': '1.0.0', 'tus-version': '1.0.0' }

/** What is counted: calls of a purpose and wrong API keys for an address; calls with an API key, to a link or a transfer for these. */
export type CountedPurpose = LimitedPurpose | 'API_KEY' | 'WRONG_API_KEY' | 'LINK_COMMENT' | 'TRANSFER_UPLOAD'

/** Purposes that are counted for the order or the account, because many customers may share a network. */
const PER_CALLER: ReadonlySet<CountedPurpose> = new Set(['SAVE'])

const idOf = (caller: Caller): string => (caller.role === 'GUEST' ? caller.orderNumber : caller.accountId)

/** Counts a call for a network address, or for the id of a caller; null if the call may go on. */
export type RateLimit = (purpose: CountedPurpose, subject: string) => Promise<ApiFailure | null>

/**
 * The caller whose session a token belongs to; null if no session has the token, or it was begun by another browser.
 * @param language the caller's choice, in which mails are written from now on; null if none was made
 */
type FindCaller = (token: string, client: Client, language: Language | null) => Promise<Caller | null>

/** The system that an API key belongs to, or why its call is refused. */
export type FindSystem = (key: string, request: { readonly ip: string }) => Promise<Result<CallingSystem, ApiError>>

/** The member of the staff whose session a token of the desk's cookie belongs to. */
type FindStaff = (token: string, language: Language | null) => Promise<StaffCaller | null>

/**
 * Adds a change at the desk to the audit log before it is made.
 * @returns a function that adds how it ended
 */
export type RecordWrite = (
  caller: StaffCaller,
  endpoint: Endpoint,
  subject: string,
) => Promise<(outcome: string) => Promise<void>>

type Handler<E extends Endpoint, Who> = (call: Call<E, Who>) => Promise<Outcome<AnswerOf<E>>>

/** Registers endpoints of the contract. */
export interface Register {
  forAnyone<E extends Endpoint>(endpoint: E, handler: Handler<E, Caller | null>): void
  forSession<E extends Endpoint>(endpoint: E, handler: Handler<E, Caller>): void
  forSystem<E extends Endpoint>(endpoint: E, handler: Handler<E, CallingSystem>): void
  /**
   * Every call but a GET is written to the audit log.
   * @param subject what a change is about, for the log; the first parameter of the path if omitted
   */
  forStaff<E extends Endpoint>(
    endpoint: E,
    handler: Handler<E, StaffCaller>,
    subject?: (call: Call<E, StaffCaller>) => string | Promise<string>,
  ): void
}

interface Deps {
  readonly findCaller: FindCaller
  readonly findSystem: FindSystem
  readonly findStaff: FindStaff
  readonly recordWrite: RecordWrite
  readonly deskCookie: DeskCookie
  readonly limit: RateLimit
  readonly cookies: DeviceCookies
}

export function registerOn(
  app: FastifyInstance,
  { findCaller, findSystem, findStaff, recordWrite, deskCookie, limit, cookies }: Deps,
): Register {
  const callerOf = async (request: FastifyRequest): Promise<Caller | null> => {
    const token = tokenOf(request)
    return token === '' ? null : findCaller(token, cookies.clientOf(request), languageOf(request))
  }
  const answerCall = <E extends Endpoint, Who>(
    endpoint: E,
    request: FastifyRequest,
    caller: Who,
    handler: Handler<E, Who>,
    token = tokenOf(request),
  ) => parseAndHandle(endpoint, request, cookies.clientOf(request), token, caller, handler)
  const add = <E extends Endpoint>(endpoint: E, handle: (request: FastifyRequest) => Promise<Outcome<AnswerOf<E>>>) => {
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      // Fastify answers HEAD by the handler of GET, and some GET calls of the protocol have effects: a cancellation.
      exposeHeadRoute: endpoint.answerKind === 'FILE',
      handler: async (request, reply) => {
        // The protocol requires its version in every answer, refusals included.
        if (endpoint.answerKind === 'TUS') reply.headers(TUS_HEADERS)
        const { limit: purpose } = endpoint
        const isCounted = purpose !== null && !PER_CALLER.has(purpose)
        const refusal = checkOrigin(endpoint, request) ?? (isCounted ? await limit(purpose, request.ip) : null)
        if (purpose === 'LOGIN') {
          const { setCookie } = cookies.deviceOf(request)
          if (cookies.clientOf(request).isBrowser && setCookie !== null) reply.header('set-cookie', setCookie)
        }
        return send(reply, refusal ?? (await handle(request)))
      },
    }
    if (endpoint.bodyKind !== 'FORM') return void app.route(route)
    // All other routes refuse forms, which a page of another origin could send.
    void app.register(async (scope) => {
      acceptForms(scope)
      scope.route(route)
    })
  }
  return {
    forAnyone(endpoint, handler) {
      if (endpoint.access !== 'ANYONE')
        throw new Error(`${endpoint.path} requires a session: register it with forSession`)
      add(endpoint, async (request) => {
        const caller = await callerOf(request)
        return answerCall(endpoint, request, caller, handler)
      })
    },
    forSession(endpoint, handler) {
      if (endpoint.access !== 'SESSION')
        throw new Error(`${endpoint.path} requires no session: register it with forAnyone`)
      add(endpoint, async (request) => {
        const caller = await callerOf(request)
        if (!caller) return fail(401, 'UNAUTHENTICATED')
        const { limit: purpose } = endpoint
        const isCounted = purpose !== null && PER_CALLER.has(purpose)
        const refusal = isCounted ? await limit(purpose, idOf(caller)) : null
        return refusal ?? answerCall(endpoint, request, caller, handler)
      })
    },
    forSystem(endpoint, handler) {
      const { access, scope } = endpoint
      if (access !== 'API_KEY' || scope === undefined)
        throw new Error(`${endpoint.path} requires no scope of an API key`)
      add(endpoint, async (request) => {
        const system = await findSystem(tokenOf(request), request)
        if (!system.ok) return system
        if (!system.value.scopes.includes(scope)) return fail(403, 'FORBIDDEN', { message: `SCOPE ${scope}` })
        return answerCall(endpoint, request, system.value, handler)
      })
    },
    forStaff(endpoint, handler, subject = firstParam) {
      const { access, roles, method } = endpoint
      if (access !== 'STAFF' || roles === undefined) throw new Error(`${endpoint.path} names no roles of the staff`)
      add(endpoint, async (request) => {
        const token = deskCookie.tokenOf(request)
        const member = token === '' ? null : await findStaff(token, languageOf(request))
        if (!member) return fail(401, 'UNAUTHENTICATED')
        if (!roles.includes(member.role)) return fail(403, 'FORBIDDEN', { message: 'ROLE' })
        const audited: typeof handler = async (call) => {
          if (method === 'GET') return handler(call)
          const end = await recordWrite(member, endpoint, await subject(call))
          const outcome = await handler(call).catch(async (error: unknown) => {
            await end('FAILED')
            throw error
          })
          await end(outcome.ok ? 'DONE' : outcome.error.code)
          return outcome
        }
        return answerCall(endpoint, request, member, audited, token)
      })
    },
  }
}

/** The value of the first parameter of a call's path; '' if the path has none. */
const firstParam = (call: { readonly params: unknown }): string =>
  typeof call.params === 'object' && call.params !== null ? String(Object.values(call.params)[0] ?? '') : ''

/**
 * Refuses calls from other origins, and calls without the CSRF header; null if the call may go on. Files are requested by
 * <img>, which cannot set that header, and mail services and other systems know neither.
 */
function checkOrigin(endpoint: Endpoint, request: FastifyRequest): ApiFailure | null {
  if (endpoint.sentBy !== 'APPS') return null
  if (!isSameOrigin(request.headers)) return fail(403, 'FORBIDDEN', { message: 'ORIGIN' })
  if (endpoint.answerKind === 'FILE') return null
  return request.headers['csrf-token'] === CSRF_TOKEN ? null : fail(403, 'FORBIDDEN', { message: 'CSRF_TOKEN' })
}

const languageOf = (request: FastifyRequest): Language | null => languageOfCookies(request.headers.cookie)

/** The token of the Authorization header, with or without the scheme Bearer. */
const tokenOf = (request: FastifyRequest): string =>
  (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim()

/** Parses the call and handles it; the temporary file of its upload is removed in every case. */
async function parseAndHandle<E extends Endpoint, Who>(
  endpoint: E,
  request: FastifyRequest,
  client: Client,
  token: string,
  caller: Who,
  handler: Handler<E, Who>,
): Promise<Outcome<AnswerOf<E>>> {
  const isMultipart = endpoint.bodyKind === 'MULTIPART' || (endpoint.bodyKind === 'FORM' && request.isMultipart())
  const form = isMultipart ? await readMultipart(request, endpoint.maxFileBytes) : null
  if (form === 'MALFORMED') return fail(400, 'REQUEST_INVALID', { error: { body: ['not multipart'] } })
  try {
    const call = checkCall(endpoint, request, client, token, caller, form)
    return call.ok ? await handler(call.value) : call
  } finally {
    await form?.file?.discard()
  }
}

function checkCall<E extends Endpoint, Who>(
  endpoint: E,
  request: FastifyRequest,
  client: Client,
  token: string,
  caller: Who,
  multipart: MultipartBody | null,
): Result<Call<E, Who>, ApiError> {
  const params = check(endpoint.params, request.params)
  const query = check(endpoint.query, request.query)
  const body = check(endpoint.body, multipart ? multipart.fields : request.body)
  const sent = { 'Idempotency-Key': request.headers['idempotency-key'] }
  const headersSchema = idempotencyHeadersOf(endpoint)
  const headers = headersSchema ? checkInput(headersSchema, sent) : ok(null)
  if (!params.ok || !query.ok || !body.ok || !headers.ok) {
    const issues = [params, query, body, headers].flatMap((part) => (part.ok ? [] : part.error))
    return fail(400, 'REQUEST_INVALID', { error: fieldErrors(issues) })
  }
  return ok({
    params: params.value as ParamsOf<E>,
    query: query.value as QueryOf<E>,
    body: body.value as BodyOf<E>,
    upload: multipart?.file ?? null,
    webRequest: () => webRequestOf(request),
    caller,
    client,
    language: languageOf(request),
    token,
    idempotencyKey: headers.value?.['Idempotency-Key'] ?? '',
    isPrefetch: isPrefetch(request.headers),
  })
}

const check = (schema: z.core.$ZodType | null, value: unknown) => (schema ? checkInput(schema, value) : ok(undefined))

/** Sends an outcome; the HTTP status equals the code of the envelope. */
export function send(response: FastifyReply, outcome: Outcome<unknown>): FastifyReply | Promise<FastifyReply> {
  if (!outcome.ok) return sendError(response, outcome.error)
  const reply = outcome.value
  switch (reply.kind) {
    case 'DATA':
      if (reply.setCookie !== null) response.header('set-cookie', reply.setCookie)
      return response
        .code(200)
        .header('cache-control', reply.maxAgeSeconds === null ? 'no-store' : `public, max-age=${reply.maxAgeSeconds}`)
        .send({ ...succeed(reply.data), message: reply.message })
    case 'WRITTEN':
      return response
        .code(200)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(reply.bytes)
    case 'FILE':
      return sendFile(response, reply)
    case 'STREAM':
      return sendStream(response, reply)
    case 'STORED_FILE':
      return sendStoredFile(response, reply)
    case 'WEB':
      return response.send(reply.response)
  }
}

/** A word in capitals, which only the apps read. */
const isCode = (message: string | null): boolean => message !== null && /^[A-Z0-9_. ]+$/.test(message)

function sendError(
  response: FastifyReply,
  { code, status, message, details, retryAfterSeconds }: ApiError,
): FastifyReply {
  response.errorCode = code
  // LNG-2: these messages are Japanese; in other languages the screens have a text for each code.
  const isReadable = (languageOf(response.request) ?? 'ja') === 'ja'
  if (retryAfterSeconds !== null) response.header('retry-after', String(retryAfterSeconds))
  return response
    .code(status)
    .header('cache-control', 'no-store')
    .send(refuse(status, code, isReadable || isCode(message) ? message : null, details))
}
