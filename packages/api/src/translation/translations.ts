import type { Language } from '@irodori/contract/language'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { inLanguage, OTHER_LANGUAGES, type OtherLanguage, type Translation } from './perLanguage.ts'
import type { TranslatedList } from './translatedFields.ts'

/** The translations of entries by their ids. */
export type Translations = ReadonlyMap<string, Translation>
/** The translations of the entries of a list. */
export type ListTranslations = Readonly<Partial<Record<OtherLanguage, Translations>>>
/** The translations of a catalogue. */
export type CatalogueTranslations = Readonly<Partial<Record<TranslatedList, ListTranslations>>>

interface Entry {
  readonly id: string
}

/**
 * LNG-2: entries in the language of a call. A value without a translation stays Japanese, and so does everything for a
 * visitor who has chosen no language.
 */
export async function translated<T extends Entry>(
  database: Database,
  language: Language | null,
  list: TranslatedList,
  entries: readonly T[],
): Promise<T[]> {
  if (language === null || language === 'ja' || entries.length === 0) return [...entries]
  const known = await readTranslations(
    database,
    language,
    list,
    entries.map(({ id }) => id),
  )
  return entries.map((entry) => inLanguage(entry, known.get(entry.id)))
}

/** One entry in the language of a call; null stays null. */
export async function translatedEntry<T extends Entry>(
  database: Database,
  language: Language | null,
  list: TranslatedList,
  entry: T | null,
): Promise<T | null> {
  const [one] = await translated(database, language, list, entry ? [entry] : [])
  return one ?? null
}

/** The translations of a list; with ids those of its entries only. */
export async function readTranslations(
  database: Database,
  language: OtherLanguage,
  list: TranslatedList,
  ids?: readonly string[],
): Promise<Translations> {
  let query = database
    .selectFrom('translation')
    .select(['id', 'fields'])
    .where('list', '=', list)
    .where('language', '=', language)
  if (ids !== undefined) query = query.where('id', 'in', [...new Set(ids), ''])
  return new Map((await query.execute()).map(({ id, fields }) => [id, fields]))
}

/** LNG-3: the names of an entry in all languages, one a line, for the search. */
export const namesOf = ({ id, name }: Entry & { readonly name: string }, translations: ListTranslations): string =>
  [name, ...OTHER_LANGUAGES.flatMap((language) => String(translations[language]?.get(id)?.name ?? ''))]
    .filter((one) => one !== '')
    .join('\n')

/** Rows per statement; the protocol of PostgreSQL allows 65,535 values in one. */
const BATCH = 500

/** Replaces the translations of entries; an entry that is not translated loses those that it had. */
export async function putTranslations(
  tx: Transacting,
  list: TranslatedList,
  ids: readonly string[],
  translations: ListTranslations,
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH)
    await tx.deleteFrom('translation').where('list', '=', list).where('id', 'in', some).execute()
    const rows = OTHER_LANGUAGES.flatMap((language) =>
      [...new Set(some)].flatMap((id) => {
        const fields = translations[language]?.get(id)
        return fields === undefined ? [] : [{ list, id, language, fields: json(fields) }]
      }),
    )
    if (rows.length > 0) await tx.insertInto('translation').values(rows).execute()
  }
}
