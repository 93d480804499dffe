import type { AnswerOf, QueryOf } from '@irodori/contract/endpoint'
import type { searchAuditLog } from '@irodori/contract/endpoints/desk/staff'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** Entries of one page. */
const PAGE = 50

const asPattern = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Entries of the audit log, the newest first. The search ignores case. */
export async function searchAccess(
  database: Database,
  { search = '', after }: QueryOf<typeof searchAuditLog>,
): Promise<AnswerOf<typeof searchAuditLog>> {
  let query = database.selectFrom('staff_access').selectAll()
  const words = search
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
  for (const word of words) {
    const pattern = asPattern(word)
    query = query.where((at) =>
      at.or((['staff', 'command', 'subject'] as const).map((column) => at(column, 'ilike', pattern))),
    )
  }
  if (after !== undefined) {
    const last = database.selectFrom('staff_access').where('id', '=', after)
    query = query.where(sql<boolean>`(happened_at, id) < (${last.select('happened_at')}, ${last.select('id')})`)
  }
  const rows = await query
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  return {
    entries: rows.slice(0, PAGE).map((row) => ({
      id: row.id,
      at: row.happened_at.toISOString(),
      source: row.source,
      actor: row.staff,
      action: row.command,
      subject: row.subject,
      outcome: row.outcome,
    })),
    hasMore: rows.length > PAGE,
  }
}
