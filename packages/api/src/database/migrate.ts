import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { deviceLink, failedAttempts, knownDevice, passkeys, secondFactor } from './migrations/accountSecurity.ts'
import { apiKey } from './migrations/apiKey.ts'
import { catalogueSearch, kanaSearch, storefront } from './migrations/catalogue/catalogueSearch.ts'
import { earlierJobs } from './migrations/earlierJobs.ts'
import { erasure } from './migrations/erasure.ts'
import { foldersToSweep } from './migrations/foldersToSweep.ts'
import { foundation } from './migrations/foundation.ts'
import { kernelVersion, ornament, pattern, photoCondition, requestedCrop } from './migrations/exactPixels.ts'
import { mailContent } from './migrations/mailContent.ts'
import { marketplaceCredential } from './migrations/marketplaceCredential.ts'
import { marketplaceExchange, noticeSeen } from './migrations/marketplaceExchange.ts'
import { messageUpload, messageUploadItem } from './migrations/messageUpload.ts'
import { orderHistory } from './migrations/orderHistory.ts'
import { orderSearch } from './migrations/orderSearch.ts'
import { orderView } from './migrations/orderView.ts'
import { parcelShipment } from './migrations/parcelShipment.ts'
import { photoTransfer } from './migrations/links/photoTransfer.ts'
import { reservedStock } from './migrations/reservedStock.ts'
import { mergeList, proofLink } from './migrations/savedPiece.ts'
import { shopId } from './migrations/shopId.ts'
import { shopServices } from './migrations/shopServices.ts'
import { staffAccount } from './migrations/staffAccount.ts'
import { translation } from './migrations/catalogue/translation.ts'
import { unknownTotal } from './migrations/unknownTotal.ts'
import { webhook } from './migrations/webhook.ts'
import type { Database, Transacting } from './tables.ts'

/** In order of their names. A released migration never changes. */
const MIGRATIONS: Readonly<Record<string, { readonly up: (database: QueryExecutorProvider) => Promise<void> }>> = {
  '0001-foundation': { up: foundation },
  '0002-shop-services': { up: shopServices },
  '0003-catalogue-search': { up: catalogueSearch },
  '0004-kana-search': { up: kanaSearch },
  '0005-message-upload': { up: messageUpload },
  '0006-kernel-version': { up: kernelVersion },
  '0007-order-history': { up: orderHistory },
  '0008-folders-to-sweep': { up: foldersToSweep },
  '0009-reserved-stock': { up: reservedStock },
  '0010-failed-attempts': { up: failedAttempts },
  '0011-earlier-jobs': { up: earlierJobs },
  '0012-message-upload-item': { up: messageUploadItem },
  '0015-parcel-shipment': { up: parcelShipment },
  '0016-mail-content': { up: mailContent },
  '0017-shop-id': { up: shopId },
  '0018-marketplace-credential': { up: marketplaceCredential },
  '0020-marketplace-exchange': { up: marketplaceExchange },
  '0021-erasure': { up: erasure },
  '0024-unknown-total': { up: unknownTotal },
  '0025-webhook': { up: webhook },
  '0026-api-key': { up: apiKey },
  '0027-notice-seen': { up: noticeSeen },
  '0028-known-device': { up: knownDevice },
  '0029-passkey': { up: passkeys },
  '0030-second-factor': { up: secondFactor },
  '0031-device-link': { up: deviceLink },
  '0032-photo-condition': { up: photoCondition },
  '0033-proof-link': { up: proofLink },
  '0034-ornament': { up: ornament },
  '0035-merge-list': { up: mergeList },
  '0036-pattern': { up: pattern },
  '0037-photo-transfer': { up: photoTransfer },
  '0038-storefront': { up: storefront },
  '0039-translation': { up: translation },
  '0040-staff-account': { up: staffAccount },
  '0041-requested-crop': { up: requestedCrop },
  '0042-order-search': { up: orderSearch },
  '0043-order-view': { up: orderView },
}

/** Key of the advisory lock; any number that no other program takes in this database. */
const MIGRATION_LOCK = 1_769_104_225

/**
 * Applies the missing migrations, all in one transaction. Several processes may start at the same time: all but one wait
 * for the lock, which ends with the transaction. A database of a later release is left as it is.
 * @returns the names of the applied migrations
 */
export function migrate(database: Database): Promise<string[]> {
  return database.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx)
    if ((await adoptFormerTable(tx)) && (await missingMigrations(tx)).length === 0) return []
    return applyMigrations(tx)
  })
}

/**
 * Applies migrations inside a transaction.
 * @param names those of an earlier release; all if omitted
 * @returns the names of the applied migrations
 */
export async function applyMigrations(tx: Transacting, names?: readonly string[]): Promise<string[]> {
  const entries = Object.entries(MIGRATIONS).filter(([name]) => names?.includes(name) ?? true)
  const migrator = new Migrator({
    db: tx,
    provider: { getMigrations: async () => Object.fromEntries(entries) },
    migrationTableName: 'migration',
    // Rows of the releases before Kysely's migrator have the clocks of several servers.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** Whether the database has the tables of a shop: all migrations are one transaction, so it has all tables or none. */
export async function hasShopTables(database: Database | Transacting): Promise<boolean> {
  const { rows } = await sql`
    select 1 from information_schema.tables
    where table_schema = current_schema() and table_name = 'migration'`.execute(database)
  return rows.length > 0
}

/** The names of the migrations that the database still lacks. */
export async function missingMigrations(database: Database | Transacting): Promise<string[]> {
  const rows = await database.selectFrom('migration').select('name').execute()
  return Object.keys(MIGRATIONS).filter((name) => !rows.some((row) => row.name === name))
}

/** The names of applied migrations that this release does not have, because a later one applied them. */
export async function laterMigrations(database: Database | Transacting): Promise<string[]> {
  const rows = await database.selectFrom('migration').select('name').execute()
  return rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS))
}

/**
 * Gives the table of applied migrations the columns of Kysely's migrator, if an earlier release created it.
 * @returns whether the table exists
 */
async function adoptFormerTable(tx: Transacting): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'migration'`.execute(tx)
  if (rows.some(({ name }) => name === 'applied_at')) {
    await sql`alter table migration rename applied_at to timestamp`.execute(tx)
    await sql`alter table migration alter timestamp type varchar(255)
      using to_char(timestamp at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.execute(tx)
    await sql`drop table migration_lock`.execute(tx)
  }
  return rows.length > 0
}
