import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Place } from '../../src/storage/s3Storage.ts'

export interface S3Server {
  readonly place: S3Place
  /** The value of STORAGE_URL; access key and secret key are both S3RVER. */
  readonly storageUrl: string
  stop(): Promise<void>
}

/** Starts an S3-compatible server on loopback with one empty bucket. */
export async function startS3Server(prefix = ''): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'irodori-s3-'))
  const bucket = 'prints'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // The server signs bucket paths with a trailing slash, unlike all clients.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const region = 'us-east-1'
  return {
    place: { bucket, prefix, endpoint, region, credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } },
    storageUrl: `s3://${bucket}/${prefix}?endpoint=${encodeURIComponent(endpoint)}&region=${region}`,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
