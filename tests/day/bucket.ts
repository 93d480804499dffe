import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import S3rver from '@20minutes/s3rver'

export const BUCKET = 'prints'
/** The key and the secret of s3rver. */
export const BUCKET_ENVIRONMENT = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

export interface Bucket {
  readonly port: number
  close(): Promise<void>
}

/** A store that speaks S3, over a folder. Unlike s3rver by itself, an object appears whole, as in every real store. */
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
