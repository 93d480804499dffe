import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'

/** The data of an account for its owner. */
export async function readAccount(
  database: Database,
  accountId: string,
): Promise<Outcome<AnswerOf<typeof endpoints.readUser>>> {
  const account = await database
    .selectFrom('account')
    .leftJoin('magazine_reader', 'magazine_reader.email', 'account.email')
    .select(['account.email', 'account.user_name', 'magazine_reader.subscribed_at', 'magazine_reader.cancelled_at'])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  if (!account) return fail(401, 'UNAUTHENTICATED')
  const receiveMagazine = account.subscribed_at !== null && account.cancelled_at === null
  return answer({ email: account.email, userName: account.user_name, receiveMagazine })
}
