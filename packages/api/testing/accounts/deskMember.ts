import type { StaffRole } from '@irodori/contract/entities/staff'
import { deskCookieName } from '../../src/http/client/deskCookie.ts'
import { transact } from '../../src/database/transact.ts'
import { writeInvitation } from '../../src/desk/staffLinks.ts'
import { mailWriter } from '../../src/mail/writeMail.ts'
import type { TestServer } from '../testServer.ts'

export const SHOP_URL = 'https://shop.example'

/** A member of the staff who was invited and has logged in. */
export interface DeskMember {
  readonly id: string
  readonly email: string
  readonly password: string
  /** Of the session. */
  readonly token: string
}

export const passwordOf = (email: string): string => `${email}/desk-password`

/** Invites a member, accepts the invitation and logs in. */
export async function deskMember(server: TestServer, role: StaffRole, email: string): Promise<DeskMember> {
  const password = passwordOf(email)
  await server.call('acceptStaffLink', {
    body: { token: await invitationToken(server, role, email), userName: `${role} ${email}`, password },
  })
  const { id } = await server.database
    .selectFrom('staff_account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, email, password, token: await logInAtDesk(server, email) }
}

/** The token of a new invitation. */
export async function invitationToken(server: TestServer, role: StaffRole, email: string): Promise<string> {
  const now = () => server.clock.now
  const deps = { now, publicUrl: SHOP_URL, writeMail: mailWriter({ now, publicUrl: SHOP_URL }) }
  const link = await transact(server.database, (tx) =>
    writeInvitation(deps, tx, { email, role }, { name: 'hana', language: null }),
  )
  return tokenOfLink(link)
}

export const tokenOfLink = (link: string): string => new URL(link).hash.slice('#token='.length)

/** The token in the cookie that a login sets. */
export async function logInAtDesk(
  server: TestServer,
  email: string,
  password: string = passwordOf(email),
): Promise<string> {
  const { headers } = await server.raw('loginStaff', { body: { email, password } })
  const token = tokenOfCookie(headers['set-cookie'])
  if (token === '') throw new Error(`the login of ${email} at the desk set no cookie`)
  return token
}

/** The token that an answer gives to the browser; '' if it gives none. */
export function tokenOfCookie(header: string | string[] | number | undefined): string {
  const cookies = Array.isArray(header) ? header : [String(header ?? '')]
  const names = [deskCookieName(true), deskCookieName(false)]
  for (const cookie of cookies) {
    const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
    if (names.includes(name)) return value
  }
  return ''
}
