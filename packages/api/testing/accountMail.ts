import type { MailKind } from '../src/mail/renderMail.ts'
import type { TestServer } from './testServer.ts'

/** The number of mails of a kind to an address. */
export async function countMails(server: TestServer, kind: MailKind, to: string): Promise<number> {
  const query = server.database.selectFrom('mail').select('id').where('kind', '=', kind).where('recipient', '=', to)
  return (await query.execute()).length
}

/** The e-mail address and the token in the link of the latest mail of a kind. Advances the clock by a second. */
export async function linkIn(
  server: TestServer,
  kind: MailKind,
  to: string,
): Promise<{ readonly email: string; readonly token: string }> {
  const { body } = await server.database
    .selectFrom('mail')
    .select('body')
    .where('kind', '=', kind)
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  server.clock.now = new Date(server.clock.now.getTime() + 1000)
  const url = new URL(/https?:\S+token=\S+/.exec(body)?.[0] ?? '')
  return { email: url.searchParams.get('email') ?? '', token: url.searchParams.get('token') ?? '' }
}
