import { fileURLToPath } from 'node:url'
import type { S3Place } from './s3Storage.ts'

/** The place of the shop's files, without the credentials of a bucket. */
export type StoragePlace =
  | { readonly kind: 'FILES'; readonly directory: string }
  | { readonly kind: 'BUCKET'; readonly place: Omit<S3Place, 'credentials'> }

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION = /^[a-z0-9-]{1,40}$/
const PREFIX = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/
const DEFAULT_REGION = 'us-east-1'

/**
 * Parses `file:///folder` or `s3://bucket/prefix?endpoint=https://…&region=…`; without an endpoint the bucket is one of
 * Amazon S3. Null if the text is invalid.
 */
export function readStorageUrl(text: string): StoragePlace | null {
  const url = URL.parse(text)
  if (url?.protocol === 'file:') return fileFolder(url)
  if (url?.protocol !== 's3:') return null
  const known = [...url.searchParams.keys()].every((name) => name === 'endpoint' || name === 'region')
  const prefix = url.pathname.replace(/^\/|\/$/g, '')
  const endpoint = url.searchParams.get('endpoint')
  const region = url.searchParams.get('region') ?? DEFAULT_REGION
  const isValid =
    known &&
    BUCKET.test(url.host) &&
    REGION.test(region) &&
    (prefix === '' || PREFIX.test(prefix)) &&
    (endpoint === null || /^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
  return isValid ? { kind: 'BUCKET', place: { bucket: url.host, prefix, endpoint, region } } : null
}

/** Null if the address names another machine. */
function fileFolder(url: URL): StoragePlace | null {
  return url.host === '' && url.search === '' ? { kind: 'FILES', directory: fileURLToPath(url) } : null
}
