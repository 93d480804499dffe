import type { Language } from '@irodori/contract/language'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { readTranslations } from './translations.ts'

/** Names a hashtag, which is stored in Japanese, in the language of a call. */
export type NameOfHashtag = (hashtag: string) => string

export async function readHashtagNames(database: Database, language: Language | null): Promise<NameOfHashtag> {
  if (language === null || language === 'ja') return (hashtag) => hashtag
  const names = await readTranslations(database, language, 'hashtags')
  return (hashtag) => String(names.get(hashtag)?.name ?? hashtag)
}

/** LNG-3: the stored hashtags that a visitor means by one in any language: it stays in an address when the language changes. */
export async function storedHashtags(database: Database, hashtag: string): Promise<string[]> {
  const rows = await database
    .selectFrom('translation')
    .select('id')
    .where('list', '=', 'hashtags')
    .where(sql<boolean>`fields ->> 'name' = ${hashtag}`)
    .execute()
  return [...new Set([hashtag, ...rows.map(({ id }) => id)])]
}

/** Hashtags in the language of a call, sorted by it; those of one name once. */
export async function hashtagsIn(
  database: Database,
  language: Language | null,
  hashtags: readonly string[],
): Promise<string[]> {
  const nameOf = await readHashtagNames(database, language)
  return [...new Set(hashtags.map(nameOf))].sort((a, b) => a.localeCompare(b, language ?? 'ja'))
}

/** Entries with their hashtags in the language of a call. */
export const withHashtags = <T extends { readonly hashtags: string[] }>(
  entries: readonly T[],
  nameOf: NameOfHashtag,
): T[] => entries.map((entry) => ({ ...entry, hashtags: [...new Set(entry.hashtags.map(nameOf))] }))
