import type { AnswerOf } from '@irodori/contract/endpoint'
import type { listStaff } from '@irodori/contract/endpoints/desk/staff'
import type { StaffRole } from '@irodori/contract/entities/staff'
import { countMail } from '../account/mailQuota.ts'
import { forgetSecrets } from '../authentication/forgetSecrets.ts'
import type { StaffRow } from '../database/tables/staff.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { StaffCaller } from '../http/request.ts'
import { forgetGuesses } from '../limits/guesses.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'
import type { DeskDeps } from './deskDeps.ts'
import { staffAccounts } from './staffAccounts.ts'
import { writeInvitation, writePasswordLink } from './staffLinks.ts'

/**
 * The members of the staff by name, and the invitations that wait for an answer.
 * @param usedSince a session that was not used since then is not open any more
 */
export async function readStaff(database: Database, now: Date, usedSince: Date): Promise<AnswerOf<typeof listStaff>> {
  const members = await database
    .selectFrom('staff_account')
    .selectAll()
    .select(({ selectFrom }) => [
      selectFrom('staff_session')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('staff_id', '=', 'staff_account.id')
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', usedSince)
        .as('sessions'),
      selectFrom('staff_session')
        .select(({ fn }) => fn.max('last_seen_at').as('seen'))
        .whereRef('staff_id', '=', 'staff_account.id')
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', usedSince)
        .as('seen_at'),
      selectFrom('passkey')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('account_id', '=', 'staff_account.id')
        .as('passkeys'),
      selectFrom('second_factor')
        .select('confirmed_at')
        .whereRef('account_id', '=', 'staff_account.id')
        .as('code_since'),
    ])
    .orderBy('user_name')
    .orderBy('id')
    .execute()
  const invitations = await database
    .selectFrom('staff_link')
    .selectAll()
    .where('staff_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
  return {
    members: members.map((row) => ({
      id: row.id,
      email: row.email,
      userName: row.user_name,
      role: row.role,
      joinedAt: row.created_at.toISOString(),
      requiresCode: row.code_since !== null,
      passkeys: Number(row.passkeys),
      openSessions: Number(row.sessions),
      lastUsedAt: row.seen_at === null ? null : new Date(row.seen_at).toISOString(),
    })),
    invitations: invitations.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      invitedBy: row.created_by,
      expiresAt: row.expires_at.toISOString(),
    })),
  }
}

/** Mails an invitation. An address that has an account already is refused. */
export async function invite(
  deps: DeskDeps,
  { staffId, userName: name }: StaffCaller,
  invited: { readonly email: string; readonly role: StaffRole },
): Promise<Outcome<null>> {
  const email = normaliseEmail(invited.email)
  if (await deps.accounts.findByEmail(deps.database, email))
    return fail(400, 'REQUEST_INVALID', { error: { email: ['TAKEN'] } })
  const tooMany = await countMail(deps, email)
  if (tooMany) return tooMany
  const sender = await deps.accounts.find(deps.database, staffId)
  await transact(deps.database, (tx) =>
    writeInvitation(deps, tx, { ...invited, email }, { name, language: sender?.language ?? null }),
  )
  deps.wake()
  return answer(null)
}

export async function withdrawInvitation(database: Database, id: string): Promise<Outcome<null>> {
  const withdrawn = await database
    .deleteFrom('staff_link')
    .where('id', '=', id)
    .where('staff_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return withdrawn ? answer(null) : fail(404, 'NOT_FOUND')
}

/** Mails a member a link for a new password. */
export async function sendPasswordLink(
  deps: DeskDeps,
  { userName }: StaffCaller,
  staffId: string,
): Promise<Outcome<null>> {
  const account = await deps.accounts.find(deps.database, staffId)
  if (!account) return fail(404, 'NOT_FOUND')
  const tooMany = await countMail(deps, account.email)
  if (tooMany) return tooMany
  await transact(deps.database, (tx) => writePasswordLink(deps, tx, account, userName))
  deps.wake()
  return answer(null)
}

/**
 * Runs work for another member, on behalf of an owner who still is one. Owners cannot change themselves, and all owners are
 * locked in one order, so that two of them cannot remove each other: the shop keeps an owner.
 */
function forOther(
  { database, accounts }: Pick<DeskDeps, 'database' | 'accounts'>,
  caller: StaffCaller,
  staffId: string,
  work: (tx: Transacting, account: StaffRow) => Promise<void>,
): Promise<Outcome<null>> {
  return transact(database, async (tx): Promise<Outcome<null>> => {
    const owners = await tx
      .selectFrom('staff_account')
      .select('id')
      .where('role', '=', 'OWNER')
      .orderBy('id')
      .forUpdate()
      .execute()
    if (staffId === caller.staffId || !owners.some(({ id }) => id === caller.staffId)) return fail(403, 'FORBIDDEN')
    const account = await accounts.lock(tx, staffId)
    if (!account) return fail(404, 'NOT_FOUND')
    await work(tx, account)
    return answer(null)
  })
}

export const changeRole = (
  deps: Pick<DeskDeps, 'database' | 'accounts' | 'now'>,
  caller: StaffCaller,
  staffId: string,
  role: StaffRole,
): Promise<Outcome<null>> =>
  forOther(deps, caller, staffId, async (tx, { id }) => {
    await tx.updateTable('staff_account').set({ role, updated_at: deps.now() }).where('id', '=', id).execute()
  })

/** Removes a member with the sessions, links and secrets. The entries of the audit log keep the name. */
export const removeMember = (
  deps: Pick<DeskDeps, 'database' | 'accounts'>,
  caller: StaffCaller,
  staffId: string,
): Promise<Outcome<null>> => forOther(deps, caller, staffId, deleteMember)

export async function deleteMember(tx: Transacting, { id }: StaffRow): Promise<void> {
  // A passkey that is being added waits for the lock, and then finds no account.
  await staffAccounts.lock(tx, id)
  await forgetGuesses(tx, id)
  await forgetSecrets(tx, id)
  await tx.deleteFrom('staff_account').where('id', '=', id).execute()
}

export async function endSessionsOf(
  { database, accounts, sessions }: DeskDeps,
  staffId: string,
): Promise<Outcome<null>> {
  if (!(await accounts.find(database, staffId))) return fail(404, 'NOT_FOUND')
  await sessions.endAll(database, staffId)
  return answer(null)
}
