import { createHash } from 'node:crypto'
import { openApiOf } from '@irodori/contract/openApi'
import type { FastifyInstance } from 'fastify'

const VERSION = '1'

/** Serves the contract at /api/openapi.json; the document is generated at the first request. */
export function openApiRoutes(app: FastifyInstance): void {
  let written: { readonly text: string; readonly etag: string } | null = null
  const write = () => {
    const text = JSON.stringify(openApiOf(VERSION))
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
  }

  app.get('/api/openapi.json', async (request, reply) => {
    written ??= write()
    const { text, etag } = written
    reply.header('etag', etag).header('cache-control', 'no-cache')
    const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    if (known.includes(etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })
}
