import { DESK_PAGES } from '@irodori/contract/deskPages'
import type { AccountStore } from '../authentication/accountStore.ts'
import type { StaffRow } from '../database/tables/staff.ts'

/** The accounts of the staff. */
export const staffAccounts: AccountStore<StaffRow> = {
  page: DESK_PAGES.account.path,

  async findByEmail(database, email) {
    const found = database.selectFrom('staff_account').selectAll().where('email', '=', email)
    return (await found.executeTakeFirst()) ?? null
  },

  async find(database, id) {
    return (await database.selectFrom('staff_account').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  },

  async lock(tx, id) {
    const found = tx.selectFrom('staff_account').selectAll().where('id', '=', id)
    return (await found.forUpdate().executeTakeFirst()) ?? null
  },

  async setPasswordHash(tx, id, passwordHash, at) {
    const change = { password_hash: passwordHash, updated_at: at }
    await tx.updateTable('staff_account').set(change).where('id', '=', id).execute()
  },
}
