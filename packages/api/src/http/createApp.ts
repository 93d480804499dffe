import type { FastifyError, FastifyInstance } from 'fastify'
import fastify, { LogController } from 'fastify'
import type { Configuration } from '../configuration.ts'
import { refused } from './outcome.ts'
import { acceptMultipart } from './readMultipart.ts'
import { send } from './register.ts'
import { SECURITY_HEADERS } from './securityHeaders.ts'

const MAX_JSON_BYTES = 8 * 1024 * 1024
/** Of the whole request, so that a slow sender cannot hold a connection for ever. */
const REQUEST_TIMEOUT = 120_000

/** The HTTP shell: limits, headers, the log and the two last resorts. Routes are added by the resources. */
export async function createApp(logLevel: Configuration['logLevel']): Promise<FastifyInstance> {
  const app = fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    // Its lines would hold addresses with phone numbers in their queries.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  })
  app.removeContentTypeParser('text/plain')
  await acceptMultipart(app)

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return send(reply, refused(status, 'REQUEST_INVALID'))
    request.log.error({ route: request.routeOptions.url, fault: faultOf(error) }, 'a call failed')
    return send(reply, refused(500, 'INTERNAL'))
  })
  return app
}

/** For the log: where it failed. Database messages may quote rows, so of those only the code is kept. */
function faultOf(error: FastifyError): Record<string, unknown> {
  const isDatabase = /^[0-9A-Z]{5}$/.test(error.code ?? '')
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { name: error.name, code: error.code, message: isDatabase ? undefined : error.message, frames }
}
