import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { byteRange } from './byteRange.ts'
import { contentDisposition } from './contentDisposition.ts'
import type { FileReply, StoredFileReply, StreamReply } from './reply.ts'
import { filePolicy } from './securityHeaders.ts'

const CACHE_FOREVER = 'private, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
const NO_STORE = 'no-store'
const FILE_POLICY = filePolicy('sandbox')

/** Sends bytes in memory, whole or the requested part. */
export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  const { bytes, contentType, keep, fileName, headers } = file
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  writeHead(reply, contentType, fileName)
  reply.headers(headers)
  if (keep === 'NEVER') return reply.header('cache-control', NO_STORE).send(buffer)
  const tag = keep === 'ASK' ? `"${createHash('sha256').update(bytes).digest('hex')}"` : null
  reply.header('cache-control', tag === null ? CACHE_FOREVER : REVALIDATE)
  if (tag !== null) {
    reply.header('etag', tag)
    if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send()
  }
  const part = requestedPart(reply, bytes.length, tag)
  if (part === 'OUTSIDE') return reply.send()
  return reply.send(part === 'WHOLE' ? buffer : buffer.subarray(part.start, part.end + 1))
}

/** Streams a file of the storage, whole or the requested part. */
export async function sendStoredFile(reply: FastifyReply, file: StoredFileReply): Promise<FastifyReply> {
  const { bytes, contentType, tag, open } = file
  writeHead(reply, contentType, null)
  reply.header('cache-control', CACHE_FOREVER).header('etag', tag)
  if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send()
  const part = requestedPart(reply, bytes, tag)
  if (part === 'OUTSIDE' || bytes === 0) return reply.send()
  const { start, end } = part === 'WHOLE' ? { start: 0, end: bytes - 1 } : part
  reply.header('content-length', String(end - start + 1))
  // HEAD must not read the file.
  return reply.send(reply.request.method === 'HEAD' ? Readable.from([]) : await open({ start, end }))
}

/** Sends a generated stream, whose length is unknown. */
export function sendStream(reply: FastifyReply, { stream, contentType, fileName }: StreamReply): FastifyReply {
  writeHead(reply, contentType, fileName)
  reply.header('cache-control', NO_STORE)
  if (reply.request.method !== 'HEAD') return reply.send(stream)
  stream.destroy()
  return reply.send(Readable.from([]))
}

function writeHead(reply: FastifyReply, contentType: string, fileName: string | null): void {
  reply.code(200).type(contentType).header('content-security-policy', FILE_POLICY)
  if (fileName !== null) reply.header('content-disposition', contentDisposition(fileName))
}

/** Also sets the status and the headers of the part. A part of an outdated version is answered with the whole file. */
function requestedPart(reply: FastifyReply, bytes: number, tag: string | null): ReturnType<typeof byteRange> {
  const { method, headers } = reply.request
  reply.header('accept-ranges', 'bytes')
  const ifRange = headers['if-range']
  if (method !== 'GET' || (ifRange !== undefined && ifRange !== tag)) return 'WHOLE'
  const part = byteRange(headers.range, bytes)
  if (part === 'OUTSIDE') {
    reply.code(416).header('content-range', `bytes */${bytes}`).header('cache-control', NO_STORE)
  } else if (part !== 'WHOLE') {
    reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes}`)
  }
  return part
}
