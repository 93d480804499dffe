import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import { DESK_PAGES } from '@irodori/contract/deskPages'
import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { acceptStaffLink, openStaffLink } from '@irodori/contract/endpoints/desk/staffSession'
import type { StaffRole } from '@irodori/contract/entities/staff'
import type { Language } from '@irodori/contract/language'
import type { Selectable } from 'kysely'
import { ownerOf, writeAccountMail } from '../account/accountMail.ts'
import { newPasswordFailure } from '../account/newPasswordFailure.ts'
import { accountLink } from '../account/accountLinks.ts'
import { createToken, hashOfToken } from '../authentication/sessions.ts'
import type { StaffLinkTable, StaffRow } from '../database/tables/staff.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { forgetGuesses } from '../limits/guesses.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { recordAccess } from '../privacy/recordAccess.ts'
import { readProfile } from '../profile/storedProfile.ts'
import type { DeskDeps } from './deskDeps.ts'

/** Milliseconds for which a link works: an invitation waits over a weekend, a new password is asked for at the moment. */
const INVITATION_MS = 7 * DAY_MS
const PASSWORD_MS = HOUR_MS

interface LinkDeps {
  readonly now: () => Date
  readonly writeMail: WriteMail
  readonly publicUrl: string
}

/** Who sends a link. */
interface Sender {
  readonly name: string
  readonly language: Language | null
}

const linkOf = (publicUrl: string, token: string): string => `${publicUrl}${DESK_PAGES.link.path}#token=${token}`

/**
 * Mails an invitation to an address without an account. Earlier invitations of the address stop working.
 * @returns the link, which the command line prints too
 */
export async function writeInvitation(
  deps: LinkDeps,
  tx: Transacting,
  invited: { readonly email: string; readonly role: StaffRole },
  sender: Sender,
): Promise<string> {
  await tx.deleteFrom('staff_link').where('email', '=', invited.email).execute()
  const link = await addLink(deps, tx, { ...invited, staffId: null }, sender.name, INVITATION_MS)
  await deps.writeMail(tx, {
    kind: 'STAFF_INVITATION',
    to: invited.email,
    language: sender.language ?? 'ja',
    dedupKey: `STAFF_INVITATION:${randomUUID()}`,
    orderNumber: null,
    values: { role: invited.role, invitedBy: sender.name, link },
  })
  return link
}

/** Mails a member a link for a new password. An earlier link stops working. @returns the link */
export async function writePasswordLink(
  deps: LinkDeps,
  tx: Transacting,
  { id, email, role, language }: StaffRow,
  senderName: string,
): Promise<string> {
  await tx.deleteFrom('staff_link').where('staff_id', '=', id).execute()
  const link = await addLink(deps, tx, { email, role, staffId: id }, senderName, PASSWORD_MS)
  await deps.writeMail(tx, {
    kind: 'STAFF_PASSWORD',
    to: email,
    language: language ?? 'ja',
    dedupKey: `STAFF_PASSWORD:${randomUUID()}`,
    orderNumber: null,
    values: { link },
  })
  return link
}

async function addLink(
  { now, publicUrl }: LinkDeps,
  tx: Transacting,
  { email, role, staffId }: { readonly email: string; readonly role: StaffRole; readonly staffId: string | null },
  createdBy: string,
  validMs: number,
): Promise<string> {
  const token = createToken()
  await tx.deleteFrom('staff_link').where('expires_at', '<', now()).execute()
  await tx
    .insertInto('staff_link')
    .values({
      id: randomUUID(),
      token_hash: hashOfToken(token),
      email,
      role,
      staff_id: staffId,
      created_by: createdBy,
      created_at: now(),
      expires_at: new Date(now().getTime() + validMs),
    })
    .execute()
  return linkOf(publicUrl, token)
}

const findLink = (database: Database | Transacting, now: Date, token: string) =>
  database
    .selectFrom('staff_link')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)

/** What a link is for. It works on after this call. */
export async function openLink(
  { database, accounts, now }: DeskDeps,
  { token }: BodyOf<typeof openStaffLink>,
): Promise<Outcome<AnswerOf<typeof openStaffLink>>> {
  const link = await findLink(database, now(), token).executeTakeFirst()
  if (!link) return fail(400, 'TOKEN_INVALID')
  const account = link.staff_id === null ? null : await accounts.find(database, link.staff_id)
  const { email, role } = account ?? link
  return answer({
    purpose: link.staff_id === null ? 'INVITATION' : 'PASSWORD',
    email,
    role,
    userName: account?.user_name ?? null,
  })
}

/**
 * Creates the account of an invitation, or sets a new password; the link works once. With a new password all sessions end and
 * the passkeys are removed; a second factor stays.
 */
export async function acceptLink(
  deps: DeskDeps,
  { token, userName, password }: BodyOf<typeof acceptStaffLink>,
): Promise<Outcome<null>> {
  const { database, hasher, now, wake } = deps
  const found = await findLink(database, now(), token).executeTakeFirst()
  if (!found) return fail(400, 'TOKEN_INVALID')
  if (found.staff_id === null && userName === undefined)
    return fail(400, 'REQUEST_INVALID', { error: { userName: ['REQUIRED'] } })
  const { name: shopName } = await readProfile(database)
  const invalid = newPasswordFailure(password, [found.email, userName ?? '', shopName], 'password')
  if (invalid) return invalid
  // Hashed before the transaction, which occupies PGlite's only connection.
  const hash = await hasher.hash(password)
  if (!hash.ok) return hash
  const outcome = await transact(database, async (tx): Promise<Outcome<null>> => {
    const { numDeletedRows } = await tx.deleteFrom('staff_link').where('id', '=', found.id).executeTakeFirst()
    if (numDeletedRows === 0n) return fail(400, 'TOKEN_INVALID')
    return found.staff_id === null
      ? createAccount(deps, tx, found, userName ?? '', hash.value)
      : setPassword(deps, tx, found.staff_id, hash.value)
  })
  wake()
  return outcome
}

async function createAccount(
  { now }: DeskDeps,
  tx: Transacting,
  { email, role }: Selectable<StaffLinkTable>,
  userName: string,
  passwordHash: string,
): Promise<Outcome<null>> {
  const account = await tx
    .insertInto('staff_account')
    .values({
      id: randomUUID(),
      email,
      user_name: userName,
      password_hash: passwordHash,
      role,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!account) return fail(400, 'TOKEN_INVALID')
  const entry = { source: 'DESK', staff: userName, staffId: account.id, command: 'acceptStaffLink' } as const
  await recordAccess(tx, { ...entry, subject: role, outcome: 'DONE' }, now())
  return answer(null)
}

async function setPassword(
  deps: DeskDeps,
  tx: Transacting,
  staffId: string,
  passwordHash: string,
): Promise<Outcome<null>> {
  const account = await deps.accounts.lock(tx, staffId)
  if (!account) return fail(400, 'TOKEN_INVALID')
  await forgetGuesses(tx, staffId)
  // Whoever had the account may have added one.
  await tx.deleteFrom('passkey').where('account_id', '=', staffId).execute()
  await deps.accounts.setPasswordHash(tx, staffId, passwordHash, deps.now())
  await deps.sessions.endAll(tx, staffId)
  await writePasswordChanged(deps, tx, account)
  const entry = { source: 'DESK', staff: account.user_name, staffId, command: 'acceptStaffLink' } as const
  await recordAccess(tx, { ...entry, subject: '', outcome: 'DONE' }, deps.now())
  return answer(null)
}

/** Tells a member that the password of the account is another one. */
export const writePasswordChanged = (
  deps: Pick<DeskDeps, 'writeMail' | 'publicUrl' | 'accounts'>,
  tx: Transacting,
  account: StaffRow,
): Promise<void> =>
  writeAccountMail(deps, tx, {
    kind: 'ACCOUNT_PASSWORD_CHANGED',
    ...ownerOf(account),
    link: accountLink(deps.publicUrl, deps.accounts),
  })
