import type { BodyOf } from '@irodori/contract/endpoint'
import type { loginStaff, loginStaffPasskey } from '@irodori/contract/endpoints/desk/staffSession'
import { ok } from '@irodori/result'
import { withPassword } from '../authentication/withPassword.ts'
import type { StaffRow } from '../database/tables/staff.ts'
import type { Transacting } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Client } from '../http/client/client.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'
import type { RelyingParty } from '../passkeys/relyingParty.ts'
import { withPasskey } from '../passkeys/withPasskey.ts'
import { recordAccess } from '../privacy/recordAccess.ts'
import { requiresCode } from '../secondFactor/secondFactorStore.ts'
import { withCode } from '../secondFactor/withCode.ts'
import type { DeskDeps } from './deskDeps.ts'

/** A session that was begun. */
export interface BegunSession {
  readonly token: string
  readonly account: StaffRow
}

/** Begins a session and writes the login to the audit log, in one transaction. */
async function begin(
  { sessions, now }: DeskDeps,
  tx: Transacting,
  account: StaffRow,
  client: Client,
): Promise<Outcome<BegunSession>> {
  const token = await sessions.begin(tx, account.id, client)
  const login = { source: 'DESK', staff: account.user_name, staffId: account.id, command: 'loginStaff' } as const
  await recordAccess(tx, { ...login, subject: '', outcome: 'DONE' }, now())
  return answer({ token, account })
}

/** After the right password: the session, or the account whose code is checked next. */
type Proven =
  | { readonly kind: 'BEGUN'; readonly outcome: Outcome<BegunSession> }
  | { readonly kind: 'CODE'; readonly account: StaffRow }

/** Begins the session of a member of the staff by the password, and by a code if the account requires one. */
export async function logInStaff(
  deps: DeskDeps,
  { email, password, code }: BodyOf<typeof loginStaff>,
  client: Client,
): Promise<Outcome<BegunSession>> {
  const claimant = { email: normaliseEmail(email), visitor: client }
  const proven = await withPassword<Proven, StaffRow>(
    deps,
    claimant,
    password,
    fail(401, 'LOGIN_FAILED'),
    async (tx, account) =>
      ok(
        (await requiresCode(tx, account.id))
          ? { kind: 'CODE', account }
          : { kind: 'BEGUN', outcome: await begin(deps, tx, account, client) },
      ),
  )
  if (!proven.ok) return proven
  if (proven.value.kind === 'BEGUN') return proven.value.outcome
  if (code === undefined) return fail(403, 'CODE_REQUIRED')
  return withCode(deps, proven.value.account, client, code, (tx, account) => begin(deps, tx, account, client))
}

/** Begins the session of the member of the staff that a passkey belongs to. */
export const logInStaffWithPasskey = (
  deps: DeskDeps & { readonly relyingParty: RelyingParty },
  body: BodyOf<typeof loginStaffPasskey>,
  client: Client,
): Promise<Outcome<BegunSession>> => withPasskey(deps, body, (tx, account) => begin(deps, tx, account, client))
