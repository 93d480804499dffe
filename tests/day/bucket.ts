import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import S3rver from '@20minutes/s3rver'

export const BUCKET = 'prints'
/** The key and the secret of s3rver. */
export const BUCKET_ENVIRONMENT = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

export interface Bucket {
  readonly port: number
  close(): Promise<void>
}

/** Of one object on the disk. */
const CONTENT = 'object'
const BESIDE = ['object.md5', 'metadata.json'] as const

/** What it answers where nothing is wrong with it: no such file, and callers whose line was cut. */
const PASSING = new Set(['NoSuchKey', 'ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE'])

/**
 * A store that speaks S3, over a folder. Unlike s3rver by itself, an object appears whole, what is known of it is never
 * read half written, and the removal of one never takes another with it, as in every real store.
 */
export async function openBucket(directory: string): Promise<Bucket> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It signs the path of a bucket with a slash behind it, which no client does.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { store } = server
  const putContent = store.putContent.bind(store)
  store.putContent = async (path, content) => {
    const draft = `${path}.${randomUUID()}`
    const put = await putContent(draft, content)
    await rename(draft, path)
    return put
  }
  const putMetadata = store.putMetadata.bind(store)
  store.putMetadata = async (bucket, key, metadata, md5) => {
    const draft = `${key}.${randomUUID()}`
    await putMetadata(bucket, draft, metadata, md5)
    for (const resource of BESIDE) {
      await rename(store.getResourcePath(bucket, draft, resource), store.getResourcePath(bucket, key, resource))
    }
  }
  // By itself it removes folders that look empty, while others write into them.
  store.deleteObject = async (bucket, key) => {
    for (const resource of [CONTENT, ...BESIDE] as const) {
      await rm(store.getResourcePath(bucket, key, resource), { force: true })
    }
  }
  server.on('error', (fault) => {
    if (!PASSING.has(fault.code ?? '')) console.error('the bucket:', fault)
  })
  // Two puts of one key at once would write into one another's metadata.
  const last = new Map<string, Promise<unknown>>()
  const putObject = store.putObject.bind(store)
  store.putObject = (object) => {
    const put = (last.get(object.key) ?? Promise.resolve()).then(
      () => putObject(object),
      () => putObject(object),
    )
    last.set(object.key, put)
    return put
  }
  const { port } = await server.run()
  return { port, close: () => server.close() }
}
