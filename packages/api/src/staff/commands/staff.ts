import { STAFF_ROLES } from '@irodori/contract/entities/staff'
import { Option, type Command } from 'commander'
import { accountLink } from '../../account/accountLinks.ts'
import { ownerOf, writeAccountMail } from '../../account/accountMail.ts'
import type { StaffRow } from '../../database/tables/staff.ts'
import type { Database } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import { deleteMember, readStaff } from '../../desk/manageStaff.ts'
import { staffAccounts } from '../../desk/staffAccounts.ts'
import { writeInvitation, writePasswordLink } from '../../desk/staffLinks.ts'
import { normaliseEmail } from '../../mail/emailAddress.ts'
import { isMailAddress } from '../../mail/isMailAddress.ts'
import { deleteSecondFactor } from '../../secondFactor/secondFactorStore.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

/** Commands for the accounts of the desk: for the first owner, and for owners who cannot log in any more. */
export function staffCommands(program: Command, shop: StaffShop, context: StaffContext): void {
  const staff = program.command('staff').description('accounts of the desk')
  inviteCommand(staff, shop, context)
  listCommand(staff, shop, context)
  removeCodeCommand(staff, shop, context)
  removeCommand(staff, shop, context)
}

interface Invited {
  readonly role: StaffRow['role']
}

function inviteCommand(staff: Command, shop: StaffShop, { say, staff: name }: StaffContext): void {
  const { database } = shop
  const roles = STAFF_ROLES.map((role) => role.toLowerCase())
  const role = new Option('--role <role>', 'what the member does').choices(roles).makeOptionMandatory()
  staff
    .command('invite')
    .description('mail a link for a new account, or for a new password of an account; prints the link too')
    .argument('<address>', 'the e-mail address of the member')
    .addOption(role.argParser((typed: string) => readRole(typed)))
    .action(async (typed: string, { role }: Invited) => {
      const email = normaliseEmail(typed)
      if (!isMailAddress(email)) throw new StaffError(`${typed} is no e-mail address`)
      const account = await staffAccounts.findByEmail(database, email)
      if (account && account.role !== role)
        throw new StaffError(
          `${email} has an account with the role ${account.role.toLowerCase()}: an owner changes it at the desk`,
        )
      const sender = name ?? 'shop'
      const link = await transact(database, (tx) =>
        account
          ? writePasswordLink(shop, tx, account, sender)
          : writeInvitation(shop, tx, { email, role }, { name: sender, language: null }),
      )
      shop.wake()
      say(account ? 'a link for a new password is sent:' : 'an invitation is sent:')
      say(link)
    })
}

/** @throws StaffError */
function readRole(typed: string): StaffRow['role'] {
  const known = STAFF_ROLES.find((role) => role.toLowerCase() === typed.toLowerCase())
  if (!known) throw new StaffError(`there is no role ${typed}; there are ${STAFF_ROLES.join(', ').toLowerCase()}`)
  return known
}

function listCommand(staff: Command, { database, now }: StaffShop, { say }: StaffContext): void {
  staff
    .command('list')
    .description('list the accounts of the desk and the open invitations')
    .action(async () => {
      const { members, invitations } = await readStaff(database, now(), new Date(0))
      say(
        table(
          ['address', 'name', 'role', 'last used'],
          [
            ...members.map(({ email, userName, role, lastUsedAt }) => [
              email,
              userName,
              role.toLowerCase(),
              lastUsedAt ?? '',
            ]),
            ...invitations.map(({ email, role, expiresAt }) => [
              email,
              `(invited until ${expiresAt})`,
              role.toLowerCase(),
              '',
            ]),
          ],
        ),
      )
    })
}

/** For members who have lost their authenticator app and their recovery codes. */
function removeCodeCommand(
  staff: Command,
  { database, writeMail, publicUrl, wake }: StaffShop,
  { say }: StaffContext,
): void {
  staff
    .command('remove-code')
    .description('let the password alone open the account of a member who has lost the authenticator app')
    .argument('<address>', 'the account with this address')
    .action(async (address: string) => {
      const account = await memberOf(database, address)
      const isRemoved = await transact(database, async (tx) => {
        if (!(await deleteSecondFactor(tx, account.id))) return false
        await writeAccountMail({ writeMail }, tx, {
          kind: 'ACCOUNT_CODE_REMOVED',
          ...ownerOf(account),
          link: accountLink(publicUrl, staffAccounts),
        })
        return true
      })
      wake()
      say(isRemoved ? 'the account requires no code any more' : 'the account requires no code')
    })
}

function removeCommand(staff: Command, { database }: StaffShop, { say }: StaffContext): void {
  staff
    .command('remove')
    .description('remove a member with the sessions; an invitation with the address is withdrawn')
    .argument('<address>', 'the account with this address')
    .action(async (address: string) => {
      const email = normaliseEmail(address)
      const account = await staffAccounts.findByEmail(database, email)
      const isRemoved = await transact(database, async (tx) => {
        const links = await tx.deleteFrom('staff_link').where('email', '=', email).returning('id').execute()
        if (account) await deleteMember(tx, account)
        return account !== null || links.length > 0
      })
      if (!isRemoved) throw new StaffError(`the desk has no account and no invitation for ${email}`)
      say(`${email} is removed`)
    })
}

/** @throws StaffError if there is no such account */
async function memberOf(database: Database, typed: string): Promise<StaffRow> {
  const account = await staffAccounts.findByEmail(database, normaliseEmail(typed))
  if (!account) throw new StaffError('the desk has no account with this address; `staff list` shows them')
  return account
}
