import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

export const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

interface Content {
  readonly sha256: string
  readonly bytes: number
  /** Line ends in it: the rows, if it is a table. */
  readonly lines: number
}

const LINE_END = 10

/** Reads a stream to its end. */
export async function contentOf(stream: Readable): Promise<Content> {
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    hash.update(chunk)
    bytes += chunk.length
    for (const byte of chunk) if (byte === LINE_END) lines += 1
  }
  return { sha256: hash.digest('hex'), bytes, lines }
}
