import type { Command } from 'commander'
import { accountLink } from '../../account/accountLinks.ts'
import { ownerOf, writeAccountMail } from '../../account/accountMail.ts'
import { customerAccounts } from '../../authentication/customerAccounts.ts'
import type { AccountRow } from '../../database/tables/accounts.ts'
import type { Database } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import { deleteSecondFactor } from '../../secondFactor/secondFactorStore.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'

/** Commands for the accounts of customers. Addresses are options, which the record of the staff does not keep. */
export function accountCommands(program: Command, shop: StaffShop, context: StaffContext): void {
  const accounts = program.command('accounts').description('accounts of customers and their sessions')
  logoutCommand(accounts, shop, context)
  removeCodeCommand(accounts, shop, context)
}

/** For owners who have lost their authenticator app and their recovery codes, after the staff have made sure who asks. */
function removeCodeCommand(
  accounts: Command,
  { database, writeMail, publicUrl }: StaffShop,
  { say }: StaffContext,
): void {
  accounts
    .command('remove-code')
    .description('let the password alone open an account whose owner has lost the authenticator app')
    .requiredOption('--email <address>', 'the account with this address')
    .action(async ({ email }: { email: string }) => {
      const account = await accountOf(database, email)
      const isRemoved = await transact(database, async (tx) => {
        if (!(await deleteSecondFactor(tx, account.id))) return false
        await writeAccountMail({ writeMail }, tx, {
          kind: 'ACCOUNT_CODE_REMOVED',
          ...ownerOf(account),
          link: accountLink(publicUrl, customerAccounts),
        })
        return true
      })
      say(isRemoved ? 'the account requires no code any more' : 'the account requires no code')
    })
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
