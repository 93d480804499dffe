import type { IngestedPhoto } from '@irodori/canvas/photoReader'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import { MEGABYTE } from '@irodori/contract/uploadLimits'
import { changeItem } from '@irodori/design/change'
import { findItem } from '@irodori/design/designPage'
import { placeWithFaces } from '@irodori/design/faceSafeCrop'
import type { Kernel } from '../../kernel/kernel.ts'
import type { ExaminePhoto } from '../../kernel/photoExaminer.ts'
import { createPhotoExaminer } from '../../kernel/photoExaminer.ts'
import { examinePhotos, whenExamined } from '../photos/examinePhotos.ts'
import { facesOf, notePhoto } from '../photos/photoNotes.ts'
import { photosBeingReadAtom } from '../photos/photosBeingRead.ts'
import type { Placed } from '../photos/showFaces.ts'
import { showFaces } from '../photos/showFaces.ts'
import { tellCutFaces } from '../photos/tellCutFaces.ts'
import { trayAtom } from '../photos/trayState.ts'
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
  /**
   * Adds files to the tray without placing them.
   * @param onProgress called after each file with the number of files read
   * @param onRejected called with the rejected files, in place of the dialog about them and the message about the others
   */
  readonly keep: (
    files: readonly File[],
    onProgress: (read: number) => void,
    onRejected?: (rejected: readonly RejectedPhoto[]) => void,
  ) => Promise<void>
}

export interface PhotoIntakeOptions {
  readonly store: EditorStore
  readonly kernel: Pick<Kernel, 'ingest'>
  readonly actions: Pick<DocumentActions, 'perform' | 'select'>
  readonly uploads: Pick<Uploads, 'add'>
  readonly announcer: Announcer
  readonly ask: Ask
  readonly newId: () => string
  /** Without it a worker of its own examines photos. */
  readonly examine?: ExaminePhoto
  /** Files of this size or more are rejected. */
  readonly maxBytes: () => number
}

/** Bytes that a photo for the current page must stay below. */
export const uploadLimitOfPage = (store: EditorStore): number =>
  uploadMegabytes(store.get(templatesAtom), store.get(pageAtom)?.templateId) * MEGABYTE

/** Turns files into photos on the page: the kernel reads them, the canvas shows them at once, uploads run in the background. */
export function createPhotoIntake(options: PhotoIntakeOptions): PhotoIntake {
  const { store, kernel, actions, uploads, announcer, ask } = options

  examinePhotos(store, options.examine ?? createPhotoExaminer())

  function put(pageKey: string, frame: ImageItem, photo: IngestedPhoto, gesture: string): Placed | null {
    // The page may have changed while the photos were being read.
    const page = store.get(pagesAtom).find(({ key }) => key === pageKey)
    const current = page && (findItem(page, frame.id) as ImageItem | undefined)
    if (!current || current.isDisabledItem) return null
    const { imageName, live } = photo
    const { width, height } = live
    const fields = placeWithFaces(current, { width, height, imageName, ...facesOf(store, imageName) })
    actions.perform('photo', changeItem(page, current, fields), gesture)
    return { pageKey, item: { ...current, ...fields } }
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

  function tellKept(kept: readonly string[]): void {
    const aside = store.get(trayAtom).filter((photo) => photo.aside !== null && kept.includes(photo.imageName)).length
    const key = aside > 0 ? 'toast.importedAside' : 'toast.imported'
    announcer.toast({ key, values: { count: kept.length, aside } }, 'good')
  }

  return {
    async keep(files, onProgress, onRejected) {
      let seen = 0
      const kept: string[] = []
      const rejected: RejectedPhoto[] = []
      const reduced: IngestedPhoto[] = []
      for (const file of files) {
        const answer = await read([file], ({ imageName }) => kept.push(imageName))
        rejected.push(...answer.rejected)
        reduced.push(...answer.reduced)
        onProgress(++seen)
      }
      if (onRejected) {
        onRejected(rejected)
        return tellReduced(reduced)
      }
      await whenExamined(store, kept)
      // Dialog and toast are shown in turn: the toast would cover the button of the dialog.
      if (rejected.length > 0) await ask({ kind: 'PHOTOS_REFUSED', rejected })
      if (kept.length > 0) tellKept(kept)
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
      const placed: Placed[] = []
      const { rejected, reduced } = await read(files, (photo) => {
        const frame = frames[taken]
        taken += 1
        const filled = frame && put(page.key, frame, photo, gesture)
        if (filled) placed.push(filled)
      })
      if (taken > 0) {
        announcer.announce({ key: 'announce.photosPlaced', values: { count: taken } })
        if (taken === 1 && store.get(pageAtom)?.key === page.key) actions.select(frames[0]?.id ?? null)
      }
      // A save waits until the crops are final.
      const cut = await showFaces({ store, actions }, placed, gesture)
      store.set(photosBeingReadAtom, (busy) => new Set([...busy].filter((id) => !busyFrames.includes(id))))
      if (rejected.length > 0) await ask({ kind: 'PHOTOS_REFUSED', rejected })
      tellReduced(reduced)
      tellCutFaces(announcer, cut)
    },
  }
}
