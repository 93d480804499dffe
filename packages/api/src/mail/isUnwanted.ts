import type { Database } from '../database/tables.ts'
import type { MailRow } from './mails.ts'

/** Whether the reader of a subscription has ended it since the mail was written. */
export async function isUnwanted(
  database: Database,
  { kind, recipient }: Pick<MailRow, 'kind' | 'recipient'>,
): Promise<boolean> {
  if (kind !== 'MAGAZINE') return false
  const reader = await database
    .selectFrom('magazine_reader')
    .select('email')
    .where('email', '=', recipient)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return reader === undefined
}
