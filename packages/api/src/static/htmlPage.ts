import { gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'

/** A page as its text and compressed. */
export interface HtmlPage {
  readonly html: string
  readonly gzip: Buffer
}

export const packHtml = (html: string): HtmlPage => ({ html, gzip: gzipSync(html) })

const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

export function sendHtml(reply: FastifyReply, page: HtmlPage, cacheControl: string): FastifyReply {
  const isPacked = ACCEPTS_GZIP.test(String(reply.request.headers['accept-encoding'] ?? ''))
  if (isPacked) reply.header('content-encoding', 'gzip')
  return reply
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding, sec-fetch-dest')
    .header('cache-control', cacheControl)
    .send(isPacked ? page.gzip : page.html)
}
