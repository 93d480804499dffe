import type { PhotoNote } from '../photos/photoNotes.ts'
import type { JournalPlace, JournalStore, PhotoRecord } from './journalStore.ts'

/** Files of photos that the server may not have, kept beside a journal. */
export interface StoredPhotos {
  /** What an earlier visit kept. */
  readonly show: (photos: readonly PhotoRecord[]) => void
  readonly file: (imageName: string) => Blob | undefined
  readonly unsent: () => ReadonlyMap<string, Blob>
  /** Every photo that this design has had, with what is kept of it. */
  readonly all: () => ReadonlyMap<string, StoredPhoto>
  readonly keep: (imageName: string, file: Blob) => void
  readonly sent: (imageName: string) => void
  /** Saved pages show these: whoever needs one again asks the server, and only what its file said stays. */
  readonly saved: (imageNames: readonly string[]) => void
  /** Resolves when every file that was given before the call is kept, or known not to be; what failed is tried again. */
  readonly settled: () => Promise<unknown>
  readonly isSettled: () => boolean
  /** A file could not be kept. */
  readonly isShort: () => boolean
}

export interface StoredPhotosOptions {
  readonly store: JournalStore
  /** Where the design is kept now; null while this tab may not write. */
  readonly place: () => JournalPlace | null
  readonly noteOf: (imageName: string) => PhotoNote | undefined
  readonly onFailed: (error: unknown) => void
}

export type StoredPhoto = Pick<PhotoRecord, 'file' | 'isSent' | 'note'>

export function createStoredPhotos({ store, place, noteOf, onFailed }: StoredPhotosOptions): StoredPhotos {
  const known = new Map<string, StoredPhoto>()
  /** Files that could not be written: there may be room for them later. */
  const unkept = new Set<string>()
  const writing = new Set<Promise<void>>()

  function write(work: (place: JournalPlace) => Promise<void>): void {
    const here = place()
    if (here === null) return
    const written = work(here).catch(onFailed)
    writing.add(written)
    void written.finally(() => writing.delete(written))
  }

  function writeFile(imageName: string, file: Blob): void {
    write(async (here) => {
      try {
        await store.keepPhoto({ ...here, imageName, file })
        unkept.delete(imageName)
      } catch (error) {
        unkept.add(imageName)
        throw error
      }
    })
  }

  return {
    show(photos) {
      known.clear()
      unkept.clear()
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
      write(({ journal }) => store.markPhotoSent(journal, imageName))
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
      for (const imageName of [...unkept]) {
        const { file, isSent } = known.get(imageName) ?? {}
        unkept.delete(imageName)
        // Sent meanwhile: the server has it.
        if (!file || isSent) continue
        writeFile(imageName, file)
        await Promise.allSettled([...writing])
        // Still no room: neither for the others.
        if (unkept.has(imageName)) return
      }
    },
    isSettled: () => writing.size === 0 && unkept.size === 0,
    isShort: () => unkept.size > 0,
  }
}
