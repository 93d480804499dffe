import type { CallError, Client, OrderRecord } from '@irodori/client'
import { createDesignSeries } from '@irodori/contract/endpoints/design'
import type { JournalState } from '@irodori/design/journal'
import { orderAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import type { EditorRoute } from './editorRoute.ts'
import { NONE } from './openSaved.ts'

/** The part of the journal that remembers the series of a new booklet across a reload. */
interface SeriesJournal {
  readonly state: () => Pick<JournalState, 'series'>
  readonly seriesBegun: (orderNumber: string, designSeriesId: string) => void
}

/**
 * Ties the design to the order that the customer has named. A new booklet begins its series here.
 * @returns why the series could not be begun; null when all is well.
 */
export async function beginOrder(
  client: Pick<Client, 'call'>,
  store: EditorStore,
  place: EditorRoute,
  record: OrderRecord,
  productOptionId: string | null,
  journal: SeriesJournal | null,
): Promise<CallError | null> {
  if (place.kind === 'EDIT') {
    const designSeriesId = place.designSeriesId === NONE ? null : place.designSeriesId
    store.set(orderAtom, { ...record, groupNumber: Number(place.groupNumber), designSeriesId })
    return null
  }
  if (!place.isSeichoku) {
    store.set(orderAtom, { ...record, groupNumber: null, designSeriesId: null })
    return null
  }
  // After a reload the series that was begun then goes on.
  const begun = journal?.state().series
  if (begun?.orderNumber === record.orderNumber) {
    store.set(orderAtom, { ...record, groupNumber: null, designSeriesId: begun.designSeriesId })
    return null
  }
  const series = await client.call(createDesignSeries, {
    body: { templateSeriesId: place.templateId, orderNumber: record.orderNumber, productOptionId },
  })
  if (!series.ok) return series.error
  journal?.seriesBegun(record.orderNumber, series.value.id)
  store.set(orderAtom, { ...record, groupNumber: null, designSeriesId: series.value.id })
  return null
}
