import type { IncomingMessage } from 'node:http'
import type { FastifyError, FastifyInstance } from 'fastify'
import fastify, { LogController } from 'fastify'
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts'
import { isDatabaseError, redactPeople } from '../logging/redactError.ts'
import { isStorageUnavailable } from '../storage/isStorageUnavailable.ts'
import { fail } from './apiError.ts'
import { acceptMultipart } from './readMultipart.ts'
import { send } from './register.ts'
import { REQUEST_ID_HEADER, requestIdFor } from './requestId.ts'
import { securityHeaders } from './securityHeaders.ts'
import type { TrustProxy } from './trustProxy.ts'

const MAX_JSON_BYTES = 8 * 1024 * 1024
/** Milliseconds for a whole request, so that a slow client cannot hold a connection; a phone may need them for a video of 70 MB. */
const REQUEST_TIMEOUT_MS = 600_000
const STALLED_BODY_MS = 20_000
/** Milliseconds for the head of a request, checked every few seconds. */
const HEAD_TIMEOUT_MS = 20_000
const HEAD_CHECK_MS = 5_000

/** Seconds after which a client may retry while the database or the storage is unavailable. */
const RETRY_AFTER_S = 5

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** An answered request; `route` is the pattern of the route, because an address may contain personal data. */
export interface AnsweredRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

interface Settings {
  readonly logLevel: LogLevel
  /** Receives the log lines; standard output if omitted. */
  readonly logTo?: { write(line: string): void }
  readonly trustProxy: TrustProxy
  /** Whether the shop is served over HTTPS. */
  readonly isSecure: boolean
  /** Milliseconds in which a connection without a byte of the body that it announced is closed; replaced in tests. */
  readonly stalledBodyMs?: number
  readonly onAnswered: (request: AnsweredRequest) => void
}

/** Creates the HTTP server: limits, headers, log and error handlers. The resources add their routes to it. */
export async function createApp(settings: Settings): Promise<FastifyInstance> {
  const { logLevel, logTo, trustProxy, isSecure, onAnswered, stalledBodyMs = STALLED_BODY_MS } = settings
  const headers = securityHeaders(isSecure)
  const app = fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, ...(logTo ? { stream: logTo } : {}) },
    genReqId: requestIdFor(trustProxy !== false),
    trustProxy,
    // Fastify's own request lines would contain URLs with phone numbers in their queries.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEAD_TIMEOUT_MS, connectionsCheckingInterval: HEAD_CHECK_MS },
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    // Requests that are refused before routing run no hooks.
    frameworkErrors: (error, request, reply) =>
      send(
        reply.headers(headers).header(REQUEST_ID_HEADER, request.id),
        fail(error.statusCode ?? 400, 'REQUEST_INVALID'),
      ),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  })
  app.server.on('request', (request) => closeIfStalled(request, stalledBodyMs))
  app.removeContentTypeParser('text/plain')
  await acceptMultipart(app)
  // Bytes of the tus protocol stay in the socket until its library reads them.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _bytes, done) => done(null))

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id)
    if (hasTwoHosts(request.raw)) return send(reply, fail(400, 'REQUEST_INVALID'))
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    // The pattern, never the URL: paths and queries contain personal data.
    const route = request.routeOptions.url ?? 'none'
    const status = reply.statusCode
    // The code tells a wrong password from too many tries; it is one of a fixed set, and undefined is left out of the line.
    const { errorCode } = reply
    request.log.info({ method, route, status, errorCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    onAnswered({ method, route, status, seconds: reply.elapsedTime / 1000 })
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return send(reply, fail(status, 'REQUEST_INVALID'))
    request.log.error({ route: request.routeOptions.url, error: describeError(error) }, 'a call failed')
    if (isDatabaseUnavailable(error) || isStorageUnavailable(error))
      return send(reply, fail(503, 'BUSY', { retryAfterSeconds: RETRY_AFTER_S }))
    return send(reply, fail(500, 'INTERNAL'))
  })
  return app
}

/**
 * The path and query of a request. Proxies may send the whole address (RFC 9112, section 3.2.2). The router accepts only a
 * literal ampersand in a path; some clients escape it.
 */
const pathOf = (url: string): string =>
  url.replace(/^https?:\/\/[^/?]*\/?/i, '/').replace(/^[^?]+/, (path) => path.replaceAll('%26', '&'))

/** Node keeps the first of two hosts; a proxy may have checked the second (RFC 9112, section 3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1

/** Closes the connection of a body that stops coming. The answer itself may take longer: only the body is watched. */
function closeIfStalled(request: IncomingMessage, stalledBodyMs: number): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  if (length === '0' && encoding === undefined) return
  request.setTimeout(stalledBodyMs, () => request.socket.destroy())
  request.once('end', () => request.setTimeout(0))
}

/** The error for the log. Messages of the database may quote rows, so only their code is logged. */
function describeError(error: FastifyError): Record<string, unknown> {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const message = isDatabaseError(error) ? undefined : redactPeople(error.message)
  return { name: error.name, code: error.code, message, frames }
}
