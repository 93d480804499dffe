import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** For whoever watches the server: live says that it answers, ready that its database does too. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }))

  app.get('/health/ready', async (_request, reply) => {
    const ready = await sql`select 1`.execute(database).then(
      () => true,
      () => false,
    )
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready })
  })
}
