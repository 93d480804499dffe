import { PAGES } from '@irodori/contract/pages'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { AccountStore } from './accountStore.ts'

/** The accounts of customers. */
export const customerAccounts: AccountStore<AccountRow> = {
  page: PAGES.account.path,

  async findByEmail(database, email) {
    const found = database.selectFrom('account').selectAll().where('email', '=', email)
    return (await found.executeTakeFirst()) ?? null
  },

  async find(database, id) {
    return (await database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  },

  async lock(tx, id) {
    return (await tx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
  },

  async setPasswordHash(tx, id, passwordHash, at) {
    const change = { password_hash: passwordHash, updated_at: at }
    await tx.updateTable('account').set(change).where('id', '=', id).execute()
  },
}
