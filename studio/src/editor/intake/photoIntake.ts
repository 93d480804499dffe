import type { IngestedPhoto } from '@irodori/canvas/photoReader'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import { MEGABYTE } from '@irodori/contract/uploadLimits'
import type { Change } from '@irodori/design/change'
import { changeItem, NO_CHANGE, squashChanges } from '@irodori/design/change'
import { findItem } from '@irodori/design/designPage'
import { placePhoto } from '@irodori/design/photoPlacement'
import type { Kernel } from '../../kernel/kernel.ts'
import { notePhoto } from '../photos/photoNotes.ts'
import { photosBeingReadAtom } from '../photos/photosBeingRead.ts'
import { uploadMegabytes } from '../photos/uploadLimit.ts'
import type { Announcer } from '../state/announcer.ts'
import { pageAtom, pagesAtom, templatesAtom } from '../state/designState.ts'
import type { Ask } from '../state/dialogs.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import type { RejectedPhoto } from '../state/rejectedPhoto.ts'
import { photosAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'
import { chooseFrames } from './chooseFrames.ts'
import type { Uploads } from './uploads.ts'

export interface PhotoIntake {
  /** Adds files that were chosen, dropped or pasted. @param targetId the frame for the first file */
  readonly take: (files: readonly File[], targetId: string | null) => Promise<void>
  /** Adds files to the tray without placing them. @param onProgress called after each file with the number of files read */
  readonly keep: (files: readonly File[], onProgress: (read: number) => void) => Promise<void>
}

export interface PhotoIntakeOptions {
  readonly store: EditorStore
  readonly kernel: Pick<Kernel, 'ingest'>
  readonly actions: Pick<DocumentActions, 'perform' | 'select'>
  readonly uploads: Pick<Uploads, 'add'>
  readonly announcer: Announcer
  readonly ask: Ask
  readonly newId: () => string
  /** Files of this size or more are rejected. */
  readonly maxBytes: () => number
}

/** Bytes that a photo for the current page must stay below. */
export const uploadLimitOfPage = (store: EditorStore): number =>
  uploadMegabytes(store.get(templatesAtom), store.get(pageAtom)?.templateId) * MEGABYTE

/** Turns files into photos on the page: the kernel reads them, the canvas shows them at once, uploads run in the background. */
export function createPhotoIntake(options: PhotoIntakeOptions): PhotoIntake {
  const { store, kernel, actions, uploads, announcer, ask } = options

  function put(pageKey: string, placed: readonly { frame: ImageItem; photo: IngestedPhoto }[], gesture: string): void {
    let change: Change = NO_CHANGE
    // The page may have changed while the photos were being read.
    const page = store.get(pagesAtom).find(({ key }) => key === pageKey)
    if (!page) return
    for (const { frame, photo } of placed) {
      const current = findItem(page, frame.id) as ImageItem | undefined
      if (!current || current.isDisabledItem) continue
      const { width, height } = photo.live
      const fields = placePhoto(current, { width, height, imageName: photo.imageName })
      change = squashChanges(change, changeItem(page, current, fields))
    }
    actions.perform('photo', change, gesture)
  }

  /** Reads one file after the other, adds each photo to the state and uploads it. @returns rejected files, reduced photos */
  async function read(files: readonly File[], onPhoto: (photo: IngestedPhoto) => void) {
    const rejected: RejectedPhoto[] = []
    const reduced: IngestedPhoto[] = []
    for (const file of files) {
      const answer = await kernel
        .ingest(file, options.maxBytes())
        .catch(() => ({ ok: false, problem: 'UNREADABLE' }) as const)
      if (!answer.ok) {
        rejected.push({ fileName: file.name, problem: answer.problem })
        continue
      }
      const { photo } = answer
      if (photo.reducedFrom) reduced.push(photo)
      store.set(photosAtom, (photos) => withEntry(photos, photo.imageName, photo.live))
      void notePhoto(store, photo.imageName, file)
      onPhoto(photo)
      uploads.add(photo.imageName, photo.converted ?? file)
    }
    return { rejected, reduced }
  }

  /** Tells the size of a photo that had to be smaller to stay under the limit. */
  function tellReduced([photo]: readonly IngestedPhoto[]): void {
    if (!photo) return
    const { width, height } = photo.live
    announcer.toast({ key: 'toast.photoReduced', values: { width, height } })
  }

  return {
    async keep(files, onProgress) {
      let [kept, seen] = [0, 0]
      const rejected: RejectedPhoto[] = []
      const reduced: IngestedPhoto[] = []
      for (const file of files) {
        const answer = await read([file], () => kept++)
        rejected.push(...answer.rejected)
        reduced.push(...answer.reduced)
        onProgress(++seen)
      }
      // Dialog and toast are shown in turn: the toast would cover the button of the dialog.
      if (rejected.length > 0) await ask({ kind: 'PHOTOS_REFUSED', rejected })
      if (kept > 0) announcer.toast({ key: 'toast.imported', values: { number: kept } }, 'good')
      tellReduced(reduced)
    },
    async take(files, targetId) {
      const page = store.get(pageAtom)
      if (!page || files.length === 0) return
      const chosen = chooseFrames(page, files.length, targetId)
      if (!chosen.ok) {
        await ask({ kind: 'TOO_MANY_PHOTOS', most: chosen.error.most })
        return
      }
      const gesture = options.newId()
      const frames = chosen.value
      const busyFrames = frames.map(({ id }) => id)
      store.set(photosBeingReadAtom, (busy) => new Set([...busy, ...busyFrames]))
      let taken = 0
      const { rejected, reduced } = await read(files, (photo) => {
        const frame = frames[taken]
        taken += 1
        if (frame) put(page.key, [{ frame, photo }], gesture)
      })
      store.set(photosBeingReadAtom, (busy) => new Set([...busy].filter((id) => !busyFrames.includes(id))))
      if (taken > 0) {
        announcer.announce({ key: 'announce.photosPlaced', values: { count: taken } })
        if (taken === 1 && store.get(pageAtom)?.key === page.key) actions.select(frames[0]?.id ?? null)
      }
      if (rejected.length > 0) await ask({ kind: 'PHOTOS_REFUSED', rejected })
      tellReduced(reduced)
    },
  }
}
