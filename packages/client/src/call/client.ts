import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { Endpoint } from '@irodori/contract/endpoint'
import type { ErrorCode } from '@irodori/contract/errorCode'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { SessionStore } from '../session/session.ts'
import type { CallAnswer, CallArguments, FileEndpoint, JsonEndpoint, LooseArguments } from './callArguments.ts'
import { type CallError, errorCodeOf, readRefusedCall } from './callError.ts'
import { fileNameOf } from './fileNameOf.ts'
import { type AnswerWithMessage, readAnswer } from './readAnswer.ts'
import { type CallHeaders, createUpload, type Upload } from './upload.ts'
import { fillUrl } from './urlOf.ts'

export interface ClientOptions {
  readonly fetch: typeof fetch
  readonly tokens: Pick<SessionStore, 'read'>
  /** Called when a call that needs a session was refused with 401. */
  readonly onUnauthenticated?: () => void
  /** Prefix of every path; empty for the page's own origin. */
  readonly baseUrl?: string
  readonly openRequest?: () => XMLHttpRequest
  /** Takes milliseconds; replaced in tests. */
  readonly wait?: (ms: number) => Promise<void>
  /** Milliseconds until a call without an answer counts as lost, its repetitions included. */
  readonly callLimitMs?: number
}

export type { AnswerWithMessage }

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Of an endpoint that takes one: the call has its effect once, and is repeated like a read if its answer is lost. */
  readonly idempotencyKey?: string
}

interface DownloadOptions extends Pick<CallOptions, 'signal'> {
  /** Called repeatedly with the number of bytes received so far. */
  readonly onReceived?: (bytes: number) => void
}

export interface Client {
  /** One call of the contract. Expected failures are values; the promise rejects only because of a bug. */
  readonly call: <E extends JsonEndpoint>(
    endpoint: E,
    given: CallArguments<E>,
    options?: CallOptions,
  ) => Promise<Result<CallAnswer<E>, CallError>>
  /** As `call`, with the shop's message beside the data. */
  readonly callWithMessage: <E extends JsonEndpoint>(
    endpoint: E,
    given: CallArguments<E>,
    options?: CallOptions,
  ) => Promise<Result<AnswerWithMessage<CallAnswer<E>>, CallError>>
  /** A call whose answer is a file. */
  readonly download: <E extends FileEndpoint>(
    endpoint: E,
    given: CallArguments<E>,
    options?: DownloadOptions,
  ) => Promise<Result<DownloadedFile, CallError>>
  readonly upload: Upload
  /** A call that a library sends itself. */
  readonly prepare: (endpoint: Endpoint) => PreparedCall
}

export interface PreparedCall {
  /** The address of an endpoint without parameters. */
  readonly url: string
  /** Headers of every call, read again for each request. */
  readonly headers: () => CallHeaders
  /** Takes the HTTP status of each answer, and the Authorization header of its request. */
  readonly onAnswered: (status: number, token: string) => void
}

export interface DownloadedFile {
  readonly blob: Blob
  /** From the Content-Disposition header; null without one. */
  readonly fileName: string | null
}

/** Pauses before the second and third attempt of a call that may be repeated. */
const RETRY_MS = [300, 900]
/** Longer than the server works on any call. */
const CALL_LIMIT_MS = 60_000
/** Status codes with which a gateway reports that the server is temporarily unavailable. */
const UNAVAILABLE = new Set([502, 503, 504])

/** The same response with a counter of the received bytes. */
function counted(response: Response, onReceived: DownloadOptions['onReceived']): Response {
  if (!onReceived || !response.body) return response
  let bytes = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      onReceived(bytes)
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counter), { headers: response.headers })
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Typed calls of the whole contract over one transport. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl = '', wait = sleep, openRequest = () => new XMLHttpRequest(), callLimitMs = CALL_LIMIT_MS } = options

  const tokenNow = () => options.tokens.read()?.token ?? ''

  const headers = () => ({ 'Csrf-Token': CSRF_TOKEN, Authorization: tokenNow() })

  const checkSession = (endpoint: Endpoint, status: number, code: ErrorCode | null, token: string) => {
    // With another code it is a marketplace that does not know this shop.
    const isSession = status === 401 && endpoint.access !== 'ANYONE' && (code === null || code === 'UNAUTHENTICATED')
    // A late answer to an old token does not concern the session that has begun since.
    if (isSession && token === tokenNow()) options.onUnauthenticated?.()
  }

  async function send(
    endpoint: Endpoint,
    given: LooseArguments,
    { signal, idempotencyKey }: CallOptions,
  ): Promise<Response> {
    const json = given.body === undefined ? null : JSON.stringify(given.body)
    const request: RequestInit = {
      method: endpoint.method,
      headers: {
        ...headers(),
        ...(json !== null && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      body: json,
      ...(signal ? { signal } : {}),
    }
    const url = baseUrl + fillUrl(endpoint.path, given)
    const pauses = endpoint.method === 'GET' || idempotencyKey !== undefined ? RETRY_MS : []
    for (const pause of pauses) {
      try {
        const response = await options.fetch(url, request)
        if (!UNAVAILABLE.has(response.status)) return response
        await response.body?.cancel()
      } catch (reason) {
        if (signal?.aborted) throw reason
      }
      await wait(pause)
    }
    return options.fetch(url, request)
  }

  async function answer<Data>(
    endpoint: Endpoint,
    given: LooseArguments,
    { signal, ...sending }: CallOptions,
    read: (response: Response) => Promise<Result<Data, CallError>>,
  ): Promise<Result<Data, CallError>> {
    const token = tokenNow()
    const limited = new AbortController()
    const abort = () => limited.abort()
    const limit = setTimeout(abort, callLimitMs)
    signal?.addEventListener('abort', abort)
    try {
      if (signal?.aborted) abort()
      const response = await send(endpoint, given, { ...sending, signal: limited.signal })
      // A file may take longer to arrive, and its bytes show that it does.
      if (endpoint.answerKind === 'FILE') clearTimeout(limit)
      const result = await read(response)
      if (!result.ok) checkSession(endpoint, response.status, errorCodeOf(result.error), token)
      return result
    } catch {
      return err({ kind: signal?.aborted ? 'ABORTED' : 'NETWORK' })
    } finally {
      clearTimeout(limit)
    }
  }

  const callWithMessage = <E extends JsonEndpoint>(
    endpoint: E,
    given: CallArguments<E>,
    callOptions: CallOptions = {},
  ) =>
    answer(endpoint, given as LooseArguments, callOptions, async (response) => {
      const read = readAnswer(endpoint, response.status, await response.text())
      // The data has just been checked against the contract's schema.
      return read as Result<AnswerWithMessage<CallAnswer<E>>, CallError>
    })

  return {
    call: async (endpoint, given, callOptions) => {
      const result = await callWithMessage(endpoint, given, callOptions)
      return result.ok ? ok(result.value.data) : result
    },
    callWithMessage,
    download: (endpoint, given, { signal, onReceived } = {}) =>
      answer(
        endpoint,
        given as LooseArguments,
        signal ? { signal } : {},
        async (response): Promise<Result<DownloadedFile, CallError>> => {
          if (!response.ok) return err(readRefusedCall(response.status, await response.json().catch(() => null)))
          const fileName = fileNameOf(response.headers.get('content-disposition'))
          return ok({ blob: await counted(response, onReceived).blob(), fileName })
        },
      ),
    upload: createUpload(openRequest, baseUrl, headers, checkSession),
    prepare: (endpoint) => ({
      url: baseUrl + endpoint.path,
      headers,
      onAnswered: (status, token) => checkSession(endpoint, status, null, token),
    }),
  }
}
