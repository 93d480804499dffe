import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../http/apiError.ts'
import { send } from '../http/register.ts'
import type { Metrics } from './metrics.ts'

/** Registers the metrics for Prometheus, which may read them on this machine or with the token. */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, token)) return send(reply, fail(403, 'FORBIDDEN'))
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read())
  })
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/** A proxy on this machine also connects from loopback, but it adds a forwarding header. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  headers.via === undefined &&
  headers['x-real-ip'] === undefined

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return token !== null && given !== undefined && timingSafeEqual(hash(given), hash(token))
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
