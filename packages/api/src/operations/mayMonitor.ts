import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a caller may read the state of the server in detail: it is on this machine, or sends the token.
 * @param token null if only this machine may
 */
export const mayMonitor = (request: FastifyRequest, token: string | null): boolean =>
  isLocal(request) || hasToken(request, token)

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
