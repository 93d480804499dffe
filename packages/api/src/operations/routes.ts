import type { FastifyInstance } from 'fastify'
import { fail } from '../http/apiError.ts'
import { send } from '../http/register.ts'
import { mayMonitor } from './mayMonitor.ts'
import type { Metrics } from './metrics.ts'

/** Registers the metrics for Prometheus, which may read them on this machine or with the token. */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayMonitor(request, token)) return send(reply, fail(403, 'FORBIDDEN'))
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read())
  })
}
