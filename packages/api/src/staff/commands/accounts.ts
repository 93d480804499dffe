import type { Command } from 'commander'
import type { AccountRow } from '../../database/tables/accounts.ts'
import type { Database } from '../../database/tables.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'

/** Commands for the accounts of customers. Addresses are options, which the record of the staff does not keep. */
export function accountCommands(program: Command, shop: StaffShop, context: StaffContext): void {
  const accounts = program.command('accounts').description('accounts of customers and their sessions')
  logoutCommand(accounts, shop, context)
}

function logoutCommand(accounts: Command, { database }: StaffShop, { say }: StaffContext): void {
  accounts
    .command('logout')
    .description('end all sessions of an account, or those of all customers, guests included')
    .option('--email <address>', 'the account with this address')
    .option('--all', 'all customers')
    .action(async ({ email, all }: { email?: string; all?: true }) => {
      if ((email === undefined) === (all === undefined)) throw new StaffError('name one of --email and --all')
      const sessions = database.deleteFrom('session')
      const ended =
        email === undefined ? sessions : sessions.where('account_id', '=', (await accountOf(database, email)).id)
      const { numDeletedRows } = await ended.executeTakeFirst()
      say(`${numDeletedRows} sessions are ended`)
    })
}

/** @throws StaffError if there is no such account */
async function accountOf(database: Database, email: string): Promise<AccountRow> {
  const account = await database
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!account) throw new StaffError('there is no account with this address')
  return account
}
