import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Configuration } from '../configuration/configuration.ts'
import { hasShopTables, laterMigrations, migrate, missingMigrations } from '../database/migrate.ts'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { openPglite, openPostgres } from '../database/openDatabase.ts'
import type { OpenStorage } from '../storage/openStorage.ts'
import { openStorage } from '../storage/openStorage.ts'
import { databasePlace, storagePlace } from './describeShop.ts'
import { InstallationError } from './installationError.ts'
import { checkShopIdentity, settleShopIdentity } from './shopIdentity.ts'

/**
 * What a program may do with the installation. CREATE makes a new shop and refuses an existing one; DEMO makes one if there
 * is none, and serves it; SERVE upgrades an existing shop; STAFF changes nothing about it.
 */
export type Purpose = 'CREATE' | 'DEMO' | 'SERVE' | 'STAFF'

export interface OpenShop {
  readonly opened: OpenDatabase
  readonly files: OpenStorage
  close(): Promise<void>
}

type Places = Pick<
  Configuration,
  'dataDirectory' | 'databaseUrl' | 'databaseConnections' | 'databaseStatementTimeoutMs' | 'storage'
>

/**
 * Opens database and storage of a shop after checking that both exist and belong together.
 * @throws InstallationError if they do not, or DirectoryIsLocked
 */
export async function openShop(
  configuration: Places,
  purpose: Purpose,
  log: (line: string) => void = () => undefined,
): Promise<OpenShop> {
  const mayCreate = purpose === 'CREATE' || purpose === 'DEMO'
  const cluster = join(configuration.dataDirectory, 'database', 'cluster')
  const files = await openStorage(configuration.storage)
  const closing: (() => Promise<void>)[] = [files.close]
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  try {
    if (configuration.databaseUrl === null && !existsSync(cluster)) {
      if (!mayCreate) throw await noShop(configuration, files)
      await requireNoFiles(configuration, files)
    }
    if (mayCreate) await mkdir(configuration.dataDirectory, { recursive: true })
    const opened = configuration.databaseUrl
      ? openPostgres(configuration.databaseUrl, configuration)
      : await openPglite(join(configuration.dataDirectory, 'database'))
    closing.push(opened.close)
    const { database } = opened
    const deps = { database, storage: files.storage, place: storagePlace(configuration.storage) }
    const exists = await hasShopTables(database)
    if (exists && purpose === 'CREATE')
      throw new InstallationError(`a shop exists already in ${databasePlace(configuration)}; nothing was changed`)
    if (!exists) {
      if (!mayCreate) throw await noShop(configuration, files)
      await requireNoFiles(configuration, files)
      await requirePrivileges(database)
    }
    if (purpose === 'STAFF') {
      await requireThisVersion(database)
      await checkShopIdentity(deps)
    } else {
      for (const name of await migrate(database)) log(`database: ${name}`)
      await settleShopIdentity(deps)
    }
    return { opened, files, close }
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
}

/** What there is of a shop although its database is missing: files or mails. */
async function remains({ dataDirectory, storage }: Places, files: OpenStorage): Promise<string[]> {
  const hasFiles = (await files.storage.list('')).length > 0
  const mailFolder = join(dataDirectory, 'mail')
  const hasMails = (await readdir(mailFolder).catch(() => [])).length > 0
  return [...(hasFiles ? [`files in ${storagePlace(storage)}`] : []), ...(hasMails ? [`mails in ${mailFolder}`] : [])]
}

async function noShop(places: Places, files: OpenStorage): Promise<InstallationError> {
  const found = await remains(places, files)
  if (found.length > 0) return missingBeside(places, found)
  return new InstallationError(
    `there is no shop in ${databasePlace(places)}. Check DATA_DIR, DATABASE_URL and the settings file, mount the missing ` +
      `folder or volume, or make a new shop: npm run shop -- create`,
  )
}

const missingBeside = (places: Places, found: readonly string[]): InstallationError =>
  new InstallationError(
    `the database is missing: there is none in ${databasePlace(places)}, although there are ${found.join(' and ')}. ` +
      `Mount the folder or volume of the database, or correct DATA_DIR or DATABASE_URL; if it is lost, move these away, ` +
      `then npm run shop -- create and npm run shop -- restore TARGET`,
  )

async function requireNoFiles(places: Places, files: OpenStorage): Promise<void> {
  const found = await remains(places, files)
  if (found.length > 0) throw missingBeside(places, found)
}

/** A shop needs tables in its schema, and a schema of its own for its jobs. */
async function requirePrivileges(database: OpenDatabase['database']): Promise<void> {
  const { rows } = await sql<{ may_create: boolean | null }>`
    select has_schema_privilege(current_schema(), 'CREATE') and has_database_privilege(current_database(), 'CREATE')
      as may_create`.execute(database)
  if (rows[0]?.may_create) return
  throw new InstallationError(
    'DATABASE_URL: its role lacks a privilege, or its schema does not exist: grant it CREATE on the database and on the ' +
      'schema of its search_path',
  )
}

async function requireThisVersion(database: OpenDatabase['database']): Promise<void> {
  const later = await laterMigrations(database)
  if (later.length > 0)
    throw new InstallationError(
      `the shop belongs to a later version of Irodori (${later.join(', ')}): use the commands of that version`,
    )
  const missing = await missingMigrations(database)
  if (missing.length > 0)
    throw new InstallationError(
      `the shop belongs to an earlier version of Irodori (it lacks ${missing.join(', ')}): back it up with that version, ` +
        `then start the server of this version, which upgrades it`,
    )
}
