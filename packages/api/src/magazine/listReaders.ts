import type { Language } from '@irodori/contract/language'
import type { Database } from '../database/tables.ts'

/** A subscriber of the mail magazine. */
export interface MagazineReader {
  readonly email: string
  /** Secret of the link that ends the subscription. */
  readonly token: string
  /** That of the reader's account; Japanese without one. */
  readonly language: Language
  readonly subscribedAt: Date
}

/** The subscribers, those who have ended their subscription left out, by their addresses. */
export async function listReaders(database: Database): Promise<readonly MagazineReader[]> {
  const rows = await database
    .selectFrom('magazine_reader')
    .leftJoin('account', 'account.email', 'magazine_reader.email')
    .select(['magazine_reader.email', 'magazine_reader.token', 'magazine_reader.subscribed_at', 'account.language'])
    .where('magazine_reader.cancelled_at', 'is', null)
    .orderBy('magazine_reader.email')
    .execute()
  return rows.map(({ email, token, language, subscribed_at: subscribedAt }) => ({
    email,
    token,
    language: language ?? 'ja',
    subscribedAt,
  }))
}
