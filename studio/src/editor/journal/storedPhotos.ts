import type { PhotoNote } from '../photos/photoNotes.ts'
import type { JournalStore, JournalTarget, PhotoRecord } from './journalStore.ts'

/** Photo files that the server may lack, stored with a journal. */
export interface StoredPhotos {
  /** Replaces the content by the photos of an earlier visit. */
  readonly show: (photos: readonly PhotoRecord[]) => void
  readonly file: (imageName: string) => Blob | undefined
  readonly unsent: () => ReadonlyMap<string, Blob>
  /** Every photo of this design with what is stored of it. */
  readonly all: () => ReadonlyMap<string, StoredPhoto>
  readonly keep: (imageName: string, file: Blob) => void
  readonly sent: (imageName: string) => void
  /** Marks every stored file as not sent, because its order has changed. */
  readonly sendAgain: () => void
  /** Drops the files of photos on saved pages, because the server has them; the metadata stays. */
  readonly saved: (imageNames: readonly string[]) => void
  /** Resolves when every file given before the call is stored or has failed; failed files are tried again. */
  readonly settled: () => Promise<unknown>
  readonly isSettled: () => boolean
  /** True if a file could not be stored. */
  readonly hasUnwrittenFiles: () => boolean
}

export interface StoredPhotosOptions {
  readonly store: JournalStore
  /** The journal to write to; null while this tab may not write. */
  readonly target: () => JournalTarget | null
  readonly noteOf: (imageName: string) => PhotoNote | undefined
  readonly onFailed: (error: unknown) => void
}

export type StoredPhoto = Pick<PhotoRecord, 'file' | 'isSent' | 'note'>

export function createStoredPhotos({ store, target, noteOf, onFailed }: StoredPhotosOptions): StoredPhotos {
  const known = new Map<string, StoredPhoto>()
  /** Files that could not be written and are tried again later. */
  const unwritten = new Set<string>()
  const writing = new Set<Promise<void>>()

  function write(work: (target: JournalTarget) => Promise<void>): void {
    const current = target()
    if (current === null) return
    const written = work(current).catch(onFailed)
    writing.add(written)
    void written.finally(() => writing.delete(written))
  }

  function writeFile(imageName: string, file: Blob): void {
    write(async (current) => {
      try {
        await store.keepPhoto({ ...current, imageName, file })
        unwritten.delete(imageName)
      } catch (error) {
        unwritten.add(imageName)
        throw error
      }
    })
  }

  return {
    show(photos) {
      known.clear()
      unwritten.clear()
      for (const { imageName, ...kept } of photos) known.set(imageName, kept)
    },
    file: (imageName) => known.get(imageName)?.file ?? undefined,
    unsent: () => new Map([...known].flatMap(([name, { file, isSent }]) => (isSent || !file ? [] : [[name, file]]))),
    all: () => known,
    keep(imageName, file) {
      if (known.get(imageName)?.file) return
      known.set(imageName, { file, isSent: false })
      writeFile(imageName, file)
    },
    sent(imageName) {
      const entry = known.get(imageName)
      if (!entry || entry.isSent) return
      known.set(imageName, { ...entry, isSent: true })
      write(({ journal }) => store.markPhoto(journal, imageName, true))
    },
    sendAgain() {
      for (const [imageName, entry] of known) {
        if (!entry.isSent || entry.file === null) continue
        known.set(imageName, { ...entry, isSent: false })
        write(({ journal }) => store.markPhoto(journal, imageName, false))
      }
    },
    saved(imageNames) {
      for (const imageName of new Set(imageNames)) {
        const entry = known.get(imageName)
        if (!entry?.isSent || entry.file === null) continue
        const note = noteOf(imageName)
        known.set(imageName, { file: null, isSent: true, ...(note && { note }) })
        write(({ journal }) => store.dropFile(journal, imageName, note))
      }
    },
    async settled() {
      await Promise.allSettled([...writing])
      for (const imageName of [...unwritten]) {
        const { file, isSent } = known.get(imageName) ?? {}
        unwritten.delete(imageName)
        // Uploaded in the meantime: the server has it.
        if (!file || isSent) continue
        writeFile(imageName, file)
        await Promise.allSettled([...writing])
        // No free space for this file, so none for the others.
        if (unwritten.has(imageName)) return
      }
    },
    isSettled: () => writing.size === 0 && unwritten.size === 0,
    hasUnwrittenFiles: () => unwritten.size > 0,
  }
}
