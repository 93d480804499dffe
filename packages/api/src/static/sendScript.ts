import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Sends a script under an address that does not name its content; 304 if the browser has it. */
export function sendScript(reply: FastifyReply, script: string, cacheControl: string): FastifyReply {
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag, 'cache-control': cacheControl })
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('text/javascript; charset=utf-8').send(script)
}
