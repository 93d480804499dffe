import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Storage } from './storage.ts'
import { isStorageKey } from './storage.ts'

/** A bucket of a store that speaks S3. */
export interface S3Place {
  readonly bucket: string
  /** What the keys begin with, without slashes around it; '' for none. */
  readonly prefix: string
  /** Null for Amazon's own. */
  readonly endpoint: string | null
  readonly region: string
  /** Null where the machine's role lets us in. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
}

export interface S3Storage extends Storage {
  /** Lets go of the connections. */
  close(): void
}

const CONNECTION_TIMEOUT = 3_000
/** From the first byte that we send to the first that comes back; a large file goes up in that time. */
const ANSWER_TIMEOUT = 120_000
/** For the whole of a file that is held in memory. */
const READ_TIMEOUT = 60_000
const ATTEMPTS = 3
const RETRY_PAUSE = 200

/** Files of a bucket. An object appears whole when its `put` is answered, so no temporary names are needed. */
export function s3Storage(place: S3Place): S3Storage {
  const { bucket: Bucket, prefix } = place
  const client = new S3Client({
    region: place.region,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT,
      requestTimeout: ANSWER_TIMEOUT,
      throwOnRequestTimeout: true,
      // A film that somebody pauses stands still for as long as they like.
      socketTimeout: 0,
    },
    // By default the client frames its bodies with checksums, which stores other than Amazon's may keep as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(place.endpoint === null ? {} : { endpoint: place.endpoint, forcePathStyle: true }),
    ...(place.credentials === null ? {} : { credentials: place.credentials }),
  })
  const root = prefix === '' ? '' : `${prefix}/`
  const objectOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error('not a storage key')
    return { Bucket, Key: root + key }
  }
  const read = (key: string, range?: string) =>
    client.send(new GetObjectCommand({ ...objectOf(key), ...(range ? { Range: range } : {}) })).catch(nullWhereAbsent)

  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...objectOf(key), Body: bytes, ContentLength: bytes.byteLength }))
    },

    async putFile(key, path) {
      const object = objectOf(key)
      const { size } = await stat(path)
      // The client cannot repeat a stream that it has read from.
      for (let attempt = 1; ; attempt += 1) {
        const file = createReadStream(path)
        try {
          await client.send(new PutObjectCommand({ ...object, Body: file, ContentLength: size }))
          return
        } catch (error) {
          if (attempt >= ATTEMPTS || !isPassing(error)) throw error
          await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE * attempt))
        } finally {
          file.destroy()
        }
      }
    },

    async get(key) {
      const found = await read(key)
      if (!found?.Body) return null
      // In Node the client's body is the stream of the answer.
      const stream = found.Body as Readable
      const late = setTimeout(() => stream.destroy(new Error('the store fell silent')), READ_TIMEOUT)
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
      const found = await client.send(new HeadObjectCommand(objectOf(key))).catch(nullWhereAbsent)
      return found && { bytes: found.ContentLength ?? 0 }
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(objectOf(key))).catch(nullWhereAbsent)
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
      await client.send(new HeadBucketCommand({ Bucket }))
    },

    close: () => client.destroy(),
  }
}

function nullWhereAbsent(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket') {
    return null
  }
  throw error
}

/** Whether the same call may succeed in a moment: the store is overworked, or the connection broke. */
const isPassing = (error: unknown): boolean =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) >= 500 : true
