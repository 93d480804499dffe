import type { CallError } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import type { OrderRecord } from '@irodori/client/orderRecord'
import { createDesignSeries } from '@irodori/contract/endpoints/designGroup'
import type { JournalState } from '@irodori/design/journalState'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { orderAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import type { EditorRoute } from './editorRoute.ts'
import { NONE } from './openSaved.ts'

/** The part of the journal that remembers the series of a new booklet across a reload. */
interface SeriesJournal {
  readonly state: () => Pick<JournalState, 'series'>
  readonly seriesBegun: (orderNumber: string, designSeriesId: string) => void
}

/** Assigns the design to the verified order. A new booklet creates its design series here. */
export async function beginOrder(
  client: Pick<Client, 'call'>,
  store: EditorStore,
  route: EditorRoute,
  record: OrderRecord,
  productOptionId: string | null,
  journal: SeriesJournal | null,
): Promise<Result<null, CallError>> {
  if (route.kind === 'EDIT') {
    const designSeriesId = route.designSeriesId === NONE ? null : route.designSeriesId
    store.set(orderAtom, { ...record, groupNumber: Number(route.groupNumber), designSeriesId })
    return ok(null)
  }
  if (!route.isSeichoku) {
    store.set(orderAtom, { ...record, groupNumber: null, designSeriesId: null })
    return ok(null)
  }
  // A reload continues with the series that was created before.
  const begun = journal?.state().series
  if (begun?.orderNumber === record.orderNumber) {
    store.set(orderAtom, { ...record, groupNumber: null, designSeriesId: begun.designSeriesId })
    return ok(null)
  }
  const series = await client.call(
    createDesignSeries,
    { body: { templateSeriesId: route.templateId, orderNumber: record.orderNumber, productOptionId } },
    { idempotencyKey: crypto.randomUUID() },
  )
  if (!series.ok) return series
  journal?.seriesBegun(record.orderNumber, series.value.id)
  store.set(orderAtom, { ...record, groupNumber: null, designSeriesId: series.value.id })
  return ok(null)
}
