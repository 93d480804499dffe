import type { MessageTemplate } from '@irodori/contract/entities/message'
import type { Database } from '../../database/tables.ts'

export async function listMessageTemplates(database: Database): Promise<MessageTemplate[]> {
  const rows = await database.selectFrom('message_template').select('document').orderBy('position').execute()
  return rows.map(({ document }) => document)
}

export async function findMessageTemplate(database: Database, id: string): Promise<MessageTemplate | null> {
  const row = await database.selectFrom('message_template').select('document').where('id', '=', id).executeTakeFirst()
  return row?.document ?? null
}
