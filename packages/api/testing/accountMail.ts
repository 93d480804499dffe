import type { MailKind } from '../src/mail/renderMail.ts'
import type { TestServer } from './testServer.ts'

/** The number of mails of a kind to an address. */
export async function countMails(server: TestServer, kind: MailKind, to: string): Promise<number> {
  const query = server.database.selectFrom('mail').select('id').where('kind', '=', kind).where('recipient', '=', to)
  return (await query.execute()).length
}

/** The link with a token in the latest mail of a kind. */
export async function latestLink(server: TestServer, kind: MailKind, to: string): Promise<URL> {
  const { body } = await server.database
    .selectFrom('mail')
    .select('body')
    .where('kind', '=', kind)
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(/https?:\S+token=\S+/.exec(body)?.[0] ?? '')
}

/** The e-mail address and the token in the link of the latest mail of a kind. Advances the clock by a second. */
export async function linkIn(
  server: TestServer,
  kind: MailKind,
  to: string,
): Promise<{ readonly email: string; readonly token: string }> {
  const url = await latestLink(server, kind, to)
  server.clock.now = new Date(server.clock.now.getTime() + 1000)
  return { email: url.searchParams.get('email') ?? '', token: url.searchParams.get('token') ?? '' }
}
