import type { DeliveryEvent } from '@irodori/contract/entities/notice'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import type { ListTranslations } from '../translation/translations.ts'
import { putTranslations } from '../translation/translations.ts'

/** The only writer of events of the delivery calendar. */
export async function putDeliveryEvent(
  tx: Transacting,
  event: DeliveryEvent,
  translations: ListTranslations = {},
): Promise<void> {
  const row = { id: event.id, document: json(event) }
  await tx
    .insertInto('delivery_event')
    .values(row)
    .onConflict((at) => at.column('id').doUpdateSet(row))
    .execute()
  await putTranslations(tx, 'events', [event.id], translations)
}
