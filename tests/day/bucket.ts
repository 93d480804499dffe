import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import S3rver from '@20minutes/s3rver'

export const BUCKET = 'prints'
/** The fixed credentials of s3rver. */
export const BUCKET_ENVIRONMENT = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

export interface Bucket {
  readonly port: number
  close(): Promise<void>
}

/** Files of one object on the disk. */
const CONTENT = 'object'
const METADATA = ['object.md5', 'metadata.json'] as const

/** Errors that are not the store's: a missing file, and callers whose connection was cut. */
const EXPECTED = new Set(['NoSuchKey', 'ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE'])

/**
 * An S3 store over a folder. The changes to s3rver make objects appear whole, their metadata readable only when complete,
 * and deletions affect one object only, as in every real store.
 */
export async function openBucket(directory: string): Promise<Bucket> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // s3rver signs the path of a bucket with a trailing slash, unlike all clients.
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
    for (const resource of METADATA) {
      await rename(store.getResourcePath(bucket, draft, resource), store.getResourcePath(bucket, key, resource))
    }
  }
  // s3rver removes folders that look empty while another call writes into them.
  store.deleteObject = async (bucket, key) => {
    for (const resource of [CONTENT, ...METADATA] as const) {
      await rm(store.getResourcePath(bucket, key, resource), { force: true })
    }
  }
  server.on('error', (error) => {
    if (!EXPECTED.has(error.code ?? '')) console.error('the bucket failed:', error)
  })
  // Two simultaneous puts of one key would mix their metadata, so they are queued.
  const lastPut = new Map<string, Promise<unknown>>()
  const putObject = store.putObject.bind(store)
  store.putObject = (object) => {
    const put = (lastPut.get(object.key) ?? Promise.resolve()).then(
      () => putObject(object),
      () => putObject(object),
    )
    lastPut.set(object.key, put)
    return put
  }
  const { port } = await server.run()
  return { port, close: () => server.close() }
}
