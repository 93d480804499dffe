import { fileURLToPath } from 'node:url'
import type { S3Place } from './s3Storage.ts'

/** Where the files of the shop are. The credentials of a bucket are no part of its address. */
export type StoragePlace =
  | { readonly kind: 'FILES'; readonly directory: string }
  | { readonly kind: 'BUCKET'; readonly place: Omit<S3Place, 'credentials'> }

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION = /^[a-z0-9-]{1,40}$/
const PREFIX = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/
const REGION_OF_NONE = 'us-east-1'

/**
 * Reads `file:///folder` or `s3://bucket/prefix?endpoint=https://…&region=…`; without an endpoint the bucket is
 * Amazon's. Null where the text is neither.
 */
export function readStorageUrl(text: string): StoragePlace | null {
  const url = URL.parse(text)
  if (url?.protocol === 'file:') return fileFolder(url)
  if (url?.protocol !== 's3:') return null
  const known = [...url.searchParams.keys()].every((name) => name === 'endpoint' || name === 'region')
  const prefix = url.pathname.replace(/^\/|\/$/g, '')
  const endpoint = url.searchParams.get('endpoint')
  const region = url.searchParams.get('region') ?? REGION_OF_NONE
  const isSound =
    known &&
    BUCKET.test(url.host) &&
    REGION.test(region) &&
    (prefix === '' || PREFIX.test(prefix)) &&
    (endpoint === null || /^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
  return isSound ? { kind: 'BUCKET', place: { bucket: url.host, prefix, endpoint, region } } : null
}

/** Null where the address names another machine. */
function fileFolder(url: URL): StoragePlace | null {
  return url.host === '' && url.search === '' ? { kind: 'FILES', directory: fileURLToPath(url) } : null
}
