import type { MessageTemplate } from '@irodori/contract/entities/message'
import type { Language } from '@irodori/contract/language'
import type { Database } from '../../database/tables.ts'
import { OTHER_LANGUAGES } from '../../translation/perLanguage.ts'
import { translated, translatedEntry } from '../../translation/translations.ts'

/** All designs of messages, in the language of a call. */
export async function listMessageTemplates(database: Database, language: Language | null): Promise<MessageTemplate[]> {
  const rows = await database.selectFrom('message_template').select('document').orderBy('position').execute()
  const stored = rows.map(({ document }) => document)
  return translated(database, language, 'messageTemplates', stored)
}

/** @param language of its name and its proposed title; null for Japanese */
export async function findMessageTemplate(
  database: Database,
  id: string,
  language: Language | null = null,
): Promise<MessageTemplate | null> {
  const row = await database.selectFrom('message_template').select('document').where('id', '=', id).executeTakeFirst()
  return translatedEntry(database, language, 'messageTemplates', row?.document ?? null)
}

/** The titles that a design proposes, in every language. */
export async function proposedTitles(database: Database, id: string): Promise<string[]> {
  const templates: (MessageTemplate | null)[] = []
  for (const language of ['ja', ...OTHER_LANGUAGES] as const) {
    templates.push(await findMessageTemplate(database, id, language))
  }
  return templates.flatMap((template) => template?.defaultTitle ?? [])
}
