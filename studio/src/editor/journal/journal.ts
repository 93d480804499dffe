import type { ServerPage } from '@irodori/design/compareWithServer'
import type { DesignPage, PageKey } from '@irodori/design/designPage'
import type { JournalState } from '@irodori/design/journalState'
import type { MergeList, MergeRow } from '@irodori/design/merge/mergeList'
import type { OpenedDesign } from '../opening/openedDesign.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import type { EditorStore } from '../state/store.ts'
import type { StoredPhoto } from './storedPhotos.ts'

export interface JournalParts {
  readonly store: EditorStore
  readonly design: OpenedDesign
  readonly actions: Pick<DocumentActions, 'perform' | 'showPage'>
  /** The current pages of the server; null if the call fails. */
  readonly readServer: () => Promise<readonly ServerPage[] | null>
  /** Called when the work of an earlier visit has been restored, with its pending saves and uploads. */
  readonly onRestored: (state: JournalState) => void
}

/** Stores the work on one design on this device and restores it. Never throws, never rejects. */
export interface Journal {
  /** Restores the work of an earlier visit and records changes from then on. */
  readonly attach: (parts: JournalParts) => void
  /** The work of an earlier visit, before it is attached; null if there is none. */
  readonly work: () => JournalState | null
  /** The stored file of a photo that the server may lack. */
  readonly photo: (imageName: string) => Blob | undefined
  /** Photos of an earlier visit whose upload is not done. */
  readonly unsentPhotos: () => ReadonlyMap<string, Blob>
  /** Every photo added to the design on this device, used or not. */
  readonly storedPhotos: () => ReadonlyMap<string, StoredPhoto>
  readonly keepPhoto: (imageName: string, file: Blob) => void
  readonly markPhotoSent: (imageName: string) => void
  /** The last recorded work, with the pages to be saved and the series of a new booklet. */
  readonly state: () => JournalState
  readonly requestSave: (pages: readonly PageKey[]) => void
  readonly sending: (pages: readonly DesignPage[]) => void
  /**
   * Records that the server has saved these pages.
   * @param updatedAt by page key
   * @param address the address of the design from now on
   */
  readonly accepted: (
    pages: readonly DesignPage[],
    updatedAt: Readonly<Record<PageKey, string>>,
    address: string,
  ) => void
  /** The work belongs to another order from now on, under another address; its photos have to be sent again. */
  readonly moveTo: (address: string) => Promise<void>
  /** Stores the list from which the design is filled; null for none. */
  readonly keepList: (list: MergeList | null) => void
  readonly keepRow: (row: MergeRow) => void
  readonly seriesBegun: (orderNumber: string, designSeriesId: string) => void
  /** `updatedAt` of the saved page that the work is based on; null for a never saved page, undefined if unknown. */
  readonly basedOn: (page: DesignPage) => string | null | undefined
  /** Merges newer pages of the server: adopts those that only the server changed, asks the customer about the others. */
  readonly reconcileWithServer: (server: readonly ServerPage[]) => Promise<void>
  /** Discards the work of the earlier visit as one undo step. */
  readonly discard: () => void
  /** Makes this tab the writer. */
  readonly takeOver: () => Promise<void>
  /** True if all work is on the disk of this device. */
  readonly isFullyWritten: () => boolean
  /** Resolves when all work before the call is written or has failed to be. */
  readonly settled: () => Promise<void>
  /** Resolves when the journal belongs to the current session. */
  readonly ownerSettled: () => Promise<void>
  readonly stop: () => void
}
