import { join } from 'node:path'
import type { Configuration } from '../configuration/configuration.ts'
import type { StorageChoice } from '../storage/openStorage.ts'

type Places = Pick<Configuration, 'databaseUrl' | 'dataDirectory' | 'storage'>

/** Where the database is, without a password. */
export function databasePlace({ databaseUrl, dataDirectory }: Pick<Places, 'databaseUrl' | 'dataDirectory'>): string {
  if (databaseUrl === null) return join(dataDirectory, 'database')
  const url = URL.parse(databaseUrl)
  return url ? `postgres://${url.username}@${url.host}${url.pathname}${searchPathOf(url)}` : 'that of DATABASE_URL'
}

/** The schema of a URL that names one. */
function searchPathOf(url: URL): string {
  const schema = /search_path=([\w,]+)/.exec(url.searchParams.get('options') ?? '')?.[1]
  return schema === undefined ? '' : ` (schema ${schema})`
}

/** Where the files are, without keys. */
export function storagePlace(storage: StorageChoice): string {
  if (storage.kind === 'FILES') return storage.directory
  const { bucket, prefix, endpoint } = storage.place
  return `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}${endpoint === null ? '' : ` at ${endpoint}`}`
}

/** One line that says which shop a program speaks to. */
export const describeShop = (configuration: Places): string =>
  `shop: database ${databasePlace(configuration)}, storage ${storagePlace(configuration.storage)}`
