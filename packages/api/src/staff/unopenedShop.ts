import { Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { mailWriter } from '../mail/writeMail.ts'
import { STANDARD_PRINT } from '../printFiles/printSettings.ts'
import type { Storage } from '../storage/storage.ts'
import { PUBLIC_ONLY } from '../webhooks/addressPolicy.ts'
import type { StaffShop } from './staffShop.ts'

const refuse = async (): Promise<never> => {
  throw new Error('the shop is not open: this command was run without one')
}

const storage: Storage = {
  put: refuse,
  putFile: refuse,
  get: refuse,
  open: refuse,
  head: refuse,
  delete: refuse,
  list: refuse,
  ping: refuse,
}

const now = (): Date => new Date()

/** Stands for the shop while a command is only read or described: it contacts nothing, and each use of it is refused. */
export const unopenedShop: StaffShop = {
  database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: refuse }) }),
  storage,
  pool: refuse,
  print: STANDARD_PRINT,
  connectors: { YAHOO: null, RAKUTEN: null, COLOR_ME: null },
  isDemo: false,
  now,
  sealingKeys: [],
  tokenEndpoints: { YAHOO: '', COLOR_ME: '' },
  webhookAddresses: PUBLIC_ONLY,
  writeMail: mailWriter({ now, publicUrl: '' }),
  publicUrl: '',
  backupCredentials: null,
  wake: () => undefined,
  vacuum: refuse,
}
