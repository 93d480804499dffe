import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  // Null for mails of earlier releases, which have a text only.
  'alter table mail add column content jsonb',
  'alter table mail add column reply_to text',
  'alter table shop_order add column language text',
  'alter table account add column language text',
  'alter table subscriber add column language text',
  'alter table question add column number text',
  'alter table question add column language text',
  'alter table question add column answer text',
  'alter table question add column answered_at timestamptz',
  'create unique index question_number on question (number)',
]

/** What a mail says as data, the languages of its readers, and the answers to questions. */
export async function mailContent(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
