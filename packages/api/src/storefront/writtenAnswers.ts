import { succeed } from '@irodori/contract/envelope'
import { LRUCache } from 'lru-cache'
import type { Outcome } from '../http/reply.ts'
import { written } from '../http/reply.ts'

const MAX_BYTES = 16 * 1024 * 1024
/** A server of an earlier release beside this one may write templates without renewing their version. */
const MAX_AGE_MS = 600_000

/** Answers a call by its parts and the version of what it lists; the data are read if the answer is not kept. */
export type AnswerOfVersion = <Data>(
  version: string | null,
  call: readonly unknown[],
  read: () => Promise<Data>,
) => Promise<Outcome<Data>>

/** Keeps answers as the bytes that are sent, by the version of what they list. An answer without a version is not kept. */
export function writtenAnswers(): AnswerOfVersion {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    ttl: MAX_AGE_MS,
  })
  return async (version, call, read) => {
    const key = JSON.stringify([version, ...call])
    const known = kept.get(key)
    if (known) return written(known)
    const bytes = Buffer.from(JSON.stringify(succeed(await read())))
    if (version !== null) kept.set(key, bytes)
    return written(bytes)
  }
}
