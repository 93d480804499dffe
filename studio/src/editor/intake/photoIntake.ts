import type { IngestedPhoto } from '@irodori/canvas'
import type { ImageItem } from '@irodori/contract'
import type { Change } from '@irodori/design'
import { changeItem, findItem, NO_CHANGE, placePhoto, squashChanges } from '@irodori/design'
import type { Kernel } from '../../kernel/kernel.ts'
import { notePhoto } from '../photos/photoNotes.ts'
import { photosBeingReadAtom } from '../photos/photosBeingRead.ts'
import type { Announcer } from '../state/announcer.ts'
import { pageAtom, pagesAtom } from '../state/designState.ts'
import type { Ask } from '../state/dialogs.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import type { RejectedPhoto } from '../state/rejectedPhoto.ts'
import { photosAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'
import { chooseFrames } from './chooseFrames.ts'
import type { Uploads } from './uploads.ts'

export interface PhotoIntake {
  /** Takes files that were chosen, dropped or pasted. @param aimedAt the window that the first is meant for. */
  readonly take: (files: readonly File[], aimedAt: string | null) => Promise<void>
  /** Keeps files for later, in no window yet. @param onProgress told after each of them how many are read. */
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
  /** A file of this size or more is refused. */
  readonly maxBytes: () => number
}

/** From files to photos on the page: read in the kernel, shown at once, sent in the background. */
export function createPhotoIntake(options: PhotoIntakeOptions): PhotoIntake {
  const { store, kernel, actions, uploads, announcer, ask } = options

  function put(pageKey: string, placed: readonly { window: ImageItem; photo: IngestedPhoto }[], gesture: string): void {
    let change: Change = NO_CHANGE
    // The page may have changed while the photos were read.
    const page = store.get(pagesAtom).find(({ key }) => key === pageKey)
    if (!page) return
    for (const { window, photo } of placed) {
      const current = findItem(page, window.id) as ImageItem | undefined
      if (!current || current.isDisabledItem) continue
      const { width, height } = photo.live
      const fields = placePhoto(current, { width, height, imageName: photo.imageName })
      change = squashChanges(change, changeItem(page, current, fields))
    }
    actions.perform('photo', change, gesture)
  }

  /** Reads one file after the other; what is read is known at once and sent. @returns the files that cannot be used. */
  async function read(files: readonly File[], onPhoto: (photo: IngestedPhoto) => void): Promise<RejectedPhoto[]> {
    const refusals: RejectedPhoto[] = []
    for (const file of files) {
      const answer = await kernel
        .ingest(file, options.maxBytes())
        .catch(() => ({ ok: false, problem: 'UNREADABLE' }) as const)
      if (!answer.ok) {
        refusals.push({ fileName: file.name, problem: answer.problem })
        continue
      }
      const { photo } = answer
      store.set(photosAtom, (photos) => withEntry(photos, photo.imageName, photo.live))
      void notePhoto(store, photo.imageName, file)
      onPhoto(photo)
      uploads.add(photo.imageName, photo.converted ?? file)
    }
    return refusals
  }

  return {
    async keep(files, onProgress) {
      let [kept, seen] = [0, 0]
      const refusals: RejectedPhoto[] = []
      for (const file of files) {
        refusals.push(...(await read([file], () => kept++)))
        onProgress(++seen)
      }
      // One after the other: the first would lie over the button of the second.
      if (refusals.length > 0) await ask({ kind: 'PHOTOS_REFUSED', refusals })
      if (kept > 0) announcer.toast({ key: 'toast.imported', values: { number: kept } }, 'good')
    },
    async take(files, aimedAt) {
      const page = store.get(pageAtom)
      if (!page || files.length === 0) return
      const placement = chooseFrames(page, files.length, aimedAt)
      if (placement.kind === 'TOO_MANY') {
        await ask({ kind: 'TOO_MANY_PHOTOS', most: placement.most })
        return
      }
      const gesture = options.newId()
      const windows = [...placement.windows]
      const busyWindows = windows.map(({ id }) => id)
      store.set(photosBeingReadAtom, (busy) => new Set([...busy, ...busyWindows]))
      let taken = 0
      const refusals = await read(files, (photo) => {
        const window = windows[taken]
        taken += 1
        if (window) put(page.key, [{ window, photo }], gesture)
      })
      store.set(photosBeingReadAtom, (busy) => new Set([...busy].filter((id) => !busyWindows.includes(id))))
      if (taken > 0) {
        announcer.announce({ key: 'announce.photosPlaced', values: { count: taken } })
        if (taken === 1 && store.get(pageAtom)?.key === page.key) actions.select(windows[0]?.id ?? null)
      }
      if (refusals.length > 0) await ask({ kind: 'PHOTOS_REFUSED', refusals })
    },
  }
}
