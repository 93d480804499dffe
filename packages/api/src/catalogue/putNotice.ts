import type { Notice } from '@irodori/contract/entities/notice'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import type { ListTranslations } from '../translation/translations.ts'
import { putTranslations } from '../translation/translations.ts'

/** The only writer of notices. */
export async function putNotice(tx: Transacting, notice: Notice, translations: ListTranslations = {}): Promise<void> {
  const row = { id: notice.id, kind: notice.kind, document: json(notice) }
  await tx
    .insertInto('notice')
    .values(row)
    .onConflict((at) => at.column('id').doUpdateSet(row))
    .execute()
  await putTranslations(tx, 'notices', [notice.id], translations)
}
