import type { DesignPage, PageKey } from '@irodori/design'
import type { JournalState, ServerPage } from '@irodori/design/journal'
import type { OpenedDesign } from '../opening/openedDesign.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import type { EditorStore } from '../state/store.ts'
import type { StoredPhoto } from './storedPhotos.ts'

export interface JournalParts {
  readonly store: EditorStore
  readonly design: OpenedDesign
  readonly actions: Pick<DocumentActions, 'perform' | 'showPage'>
  /** The pages as the server has them now; null when it cannot be asked. */
  readonly readServer: () => Promise<readonly ServerPage[] | null>
  /** Work of an earlier visit is there again, and with it what was still to be sent. */
  readonly onRestored: (state: JournalState) => void
}

/** Keeps one design's work on this device as it is done, and brings it back. Never throws, never rejects. */
export interface Journal {
  /** Brings back what an earlier visit left, and records from now on. */
  readonly attach: (parts: JournalParts) => void
  /** The file of a photo of an earlier visit that the server may not have. */
  readonly photo: (imageName: string) => Blob | undefined
  /** Photos of an earlier visit that are still to be sent. */
  readonly unsentPhotos: () => ReadonlyMap<string, Blob>
  /** Every photo that the design has had here, used or not. */
  readonly storedPhotos: () => ReadonlyMap<string, StoredPhoto>
  readonly keepPhoto: (imageName: string, file: Blob) => void
  readonly markPhotoSent: (imageName: string) => void
  /** The work as it was last recorded, with what is known beside it: pages to be saved, the series of a new booklet. */
  readonly state: () => JournalState
  readonly requestSave: (pages: readonly PageKey[]) => void
  readonly sending: (pages: readonly DesignPage[]) => void
  /**
   * The server has these pages.
   * @param updatedAt of each page by its key
   * @param address where the design is to be found from now on
   */
  readonly accepted: (
    pages: readonly DesignPage[],
    updatedAt: Readonly<Record<PageKey, string>>,
    address: string,
  ) => void
  readonly seriesBegun: (orderNumber: string, designSeriesId: string) => void
  /** `updatedAt` of the saved page that the work is based on; null for one never saved, undefined where it is not known. */
  readonly basedOn: (page: DesignPage) => string | null | undefined
  /** The server has other pages than those: takes over what only it has changed, and lets the customer choose of the rest. */
  readonly reconcileWithServer: (server: readonly ServerPage[]) => Promise<void>
  /** The work of the earlier visit goes; one undo brings it back. */
  readonly discard: () => void
  /** Makes this tab the one that edits. */
  readonly takeOver: () => Promise<void>
  /** Everything that was done is on this device's disk. */
  readonly isSafe: () => boolean
  /** Resolves when what was done before the call is written, or known not to be. */
  readonly settled: () => Promise<void>
  /** Resolves when the work on screen is that of whoever is logged in. */
  readonly owned: () => Promise<void>
  readonly stop: () => void
}
