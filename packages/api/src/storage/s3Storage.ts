import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import pRetry from 'p-retry'
import type { Storage } from './storage.ts'
import { isStorageKey } from './storage.ts'

export interface BucketCredentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** A bucket of an S3-compatible object store. */
export interface S3Place {
  readonly bucket: string
  /** Prefix of all keys, without slashes around it; '' for none. */
  readonly prefix: string
  /** Null for Amazon S3. */
  readonly endpoint: string | null
  readonly region: string
  /** Null if the machine has a role with access. */
  readonly credentials: BucketCredentials | null
}

export interface S3Storage extends Storage {
  /** Closes the connections. */
  close(): void
}

const CONNECTION_TIMEOUT_MS = 3_000
/** Milliseconds from the first byte sent to the first byte received; a large file is sent in this time. */
const ANSWER_TIMEOUT_MS = 120_000
/** Milliseconds for reading a whole file into memory. */
const READ_TIMEOUT_MS = 60_000
const ATTEMPTS = 3
const RETRY_PAUSE_MS = 200
const SIGN_OF_LIFE = '1'

/** Files in a bucket. An object appears whole when its `put` is answered, so no drafts are needed. */
export function s3Storage(place: S3Place): S3Storage {
  const { bucket: Bucket, prefix } = place
  const client = new S3Client({
    region: place.region,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: ANSWER_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      // A customer may pause a video for any time.
      socketTimeout: 0,
    },
    // By default the client frames bodies with checksums, which other stores than Amazon's may save as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(place.endpoint === null ? {} : { endpoint: place.endpoint, forcePathStyle: true }),
    ...(place.credentials === null ? {} : { credentials: place.credentials }),
  })
  const root = prefix === '' ? '' : `${prefix}/`
  const objectOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`)
    return { Bucket, Key: root + key }
  }
  const read = (key: string, range?: string) =>
    client.send(new GetObjectCommand({ ...objectOf(key), ...(range ? { Range: range } : {}) })).catch(nullIfAbsent)

  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...objectOf(key), Body: bytes, ContentLength: bytes.byteLength }))
    },

    async putFile(key, path) {
      const object = objectOf(key)
      const { size } = await stat(path)
      // The client cannot resend a stream that it has read from.
      const send = async () => {
        const file = createReadStream(path)
        try {
          await client.send(new PutObjectCommand({ ...object, Body: file, ContentLength: size }))
        } finally {
          file.destroy()
        }
      }
      const shouldRetry = ({ error }: { readonly error: Error }) => isTemporary(error)
      await pRetry(send, { retries: ATTEMPTS - 1, minTimeout: RETRY_PAUSE_MS, shouldRetry })
    },

    async get(key) {
      const found = await read(key)
      if (!found?.Body) return null
      // In Node.js the body is a stream.
      const stream = found.Body as Readable
      const late = setTimeout(
        () => stream.destroy(new Error(`the bucket did not send the whole file within ${READ_TIMEOUT_MS} ms`)),
        READ_TIMEOUT_MS,
      )
      try {
        return new Uint8Array(await buffer(stream))
      } finally {
        clearTimeout(late)
      }
    },

    async open(key, range) {
      const found = await read(key, range && `bytes=${range.start}-${range.end}`)
      if (!found?.Body) return null
      const total = found.ContentRange?.split('/').at(-1)
      return { bytes: Number(total ?? found.ContentLength ?? 0), stream: found.Body as Readable }
    },

    async head(key) {
      const found = await client.send(new HeadObjectCommand(objectOf(key))).catch(nullIfAbsent)
      return found && { bytes: found.ContentLength ?? 0 }
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(objectOf(key))).catch(nullIfAbsent)
    },

    async list(folder) {
      const below = folder === '' ? root : `${objectOf(folder).Key}/`
      const keys: string[] = []
      let token: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: below, ...(token ? { ContinuationToken: token } : {}) }),
        )
        for (const { Key: found = '' } of page.Contents ?? []) keys.push(found.slice(root.length))
        token = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (token !== undefined)
      return keys.filter(isStorageKey).sort()
    },

    async ping() {
      const object = objectOf(`probe/${randomUUID()}`)
      await client.send(new PutObjectCommand({ ...object, Body: SIGN_OF_LIFE, ContentLength: SIGN_OF_LIFE.length }))
      await client.send(new DeleteObjectCommand(object))
    },

    close: () => client.destroy(),
  }
}

function nullIfAbsent(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket') {
    return null
  }
  throw error
}

/** Whether the same call may succeed in a moment: the store is overloaded, or the connection broke. */
const isTemporary = (error: unknown): boolean =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) >= 500 : true
