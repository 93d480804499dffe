import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { byteRange } from './byteRange.ts'
import { contentDisposition } from './contentDisposition.ts'
import type { FileReply, StoredFileReply, StreamReply } from './reply.ts'

const KEPT_FOREVER = 'private, max-age=31536000, immutable'
const KEPT_ASKING = 'no-cache'
const NEVER_KEPT = 'no-store'

/** Sends bytes that are at hand, whole or the part that is asked for. */
export function sendFile(reply: FastifyReply, { bytes, contentType, keep, fileName }: FileReply): FastifyReply {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  writeHead(reply, contentType, fileName)
  if (keep === 'NEVER') return reply.header('cache-control', NEVER_KEPT).send(buffer)
  const tag = keep === 'ASK' ? `"${createHash('sha256').update(bytes).digest('hex')}"` : null
  reply.header('cache-control', tag === null ? KEPT_FOREVER : KEPT_ASKING)
  if (tag !== null) {
    reply.header('etag', tag)
    if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send()
  }
  const part = wantedPart(reply, bytes.length, tag)
  if (part === 'OUTSIDE') return reply.send()
  return reply.send(part === 'WHOLE' ? buffer : buffer.subarray(part.start, part.end + 1))
}

/** Sends a file of the storage as it is read, whole or the part that is asked for; nothing of it is held in memory. */
export async function sendStoredFile(reply: FastifyReply, file: StoredFileReply): Promise<FastifyReply> {
  const { bytes, contentType, tag, open } = file
  writeHead(reply, contentType, null)
  reply.header('cache-control', KEPT_FOREVER).header('etag', tag)
  if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send()
  const part = wantedPart(reply, bytes, tag)
  if (part === 'OUTSIDE' || bytes === 0) return reply.send()
  const { start, end } = part === 'WHOLE' ? { start: 0, end: bytes - 1 } : part
  reply.header('content-length', String(end - start + 1))
  // A question for the head alone must not read the file.
  return reply.send(reply.request.method === 'HEAD' ? Readable.from([]) : await open({ start, end }))
}

/** Sends what is made while it is sent, so its length is not known. */
export function sendStream(reply: FastifyReply, { stream, contentType, fileName }: StreamReply): FastifyReply {
  writeHead(reply, contentType, fileName)
  reply.header('cache-control', NEVER_KEPT)
  if (reply.request.method !== 'HEAD') return reply.send(stream)
  stream.destroy()
  return reply.send(Readable.from([]))
}

function writeHead(reply: FastifyReply, contentType: string, fileName: string | null): void {
  reply.code(200).type(contentType).header('content-security-policy', "default-src 'none'; sandbox")
  if (fileName !== null) reply.header('content-disposition', contentDisposition(fileName))
}

/** Sets status and headers of the part, too. A part of another version than the caller has is answered with the whole. */
function wantedPart(reply: FastifyReply, bytes: number, tag: string | null): ReturnType<typeof byteRange> {
  const { method, headers } = reply.request
  reply.header('accept-ranges', 'bytes')
  const ifRange = headers['if-range']
  if (method !== 'GET' || (ifRange !== undefined && ifRange !== tag)) return 'WHOLE'
  const part = byteRange(headers.range, bytes)
  if (part === 'OUTSIDE') {
    reply.code(416).header('content-range', `bytes */${bytes}`).header('cache-control', NEVER_KEPT)
  } else if (part !== 'WHOLE') {
    reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes}`)
  }
  return part
}
