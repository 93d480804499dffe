import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { temporaryPath } from '../storage/temporaryFiles.ts'
import type { UploadedFile } from './request.ts'

/** Longer uploads are written to a temporary file. */
const MAX_IN_MEMORY = 1024 * 1024
const PRIVATE_FILE = 0o600

/** Receives an upload: a short one in memory, a longer one in a temporary file. */
export async function receiveUpload(arriving: Readable & { readonly truncated: boolean }): Promise<UploadedFile> {
  const chunks: Buffer[] = []
  let size = 0
  const arrival = arriving.iterator({ destroyOnReturn: false })
  for await (const chunk of arrival) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_IN_MEMORY) return receiveOnDisk(chunks, arriving)
  }
  const bytes = new Uint8Array(Buffer.concat(chunks))
  return {
    size,
    isCut: arriving.truncated,
    path: null,
    bytes: async () => bytes,
    discard: async () => undefined,
  }
}

async function receiveOnDisk(
  first: readonly Buffer[],
  rest: Readable & { readonly truncated: boolean },
): Promise<UploadedFile> {
  const path = await temporaryPath()
  const discard = () => rm(path, { force: true })
  let size = 0
  async function* all() {
    for (const chunk of first) yield counted(chunk)
    for await (const chunk of rest) yield counted(chunk)
  }
  const counted = (chunk: Buffer): Buffer => {
    size += chunk.length
    return chunk
  }
  try {
    await pipeline(all, createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE }))
  } catch (error) {
    await discard()
    throw error
  }
  return {
    size,
    isCut: rest.truncated,
    path,
    bytes: async () => new Uint8Array(await readFile(path)),
    discard,
  }
}
