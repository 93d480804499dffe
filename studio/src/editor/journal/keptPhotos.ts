import type { PhotoNote } from '../tray/photoNotes.ts'
import type { JournalStore, KeptPhoto } from './journalStore.ts'

/** Files of photos that the server may not have, kept beside a journal. */
export interface KeptPhotos {
  /** What an earlier visit kept. */
  readonly show: (photos: readonly KeptPhoto[]) => void
  readonly file: (imageName: string) => Blob | undefined
  readonly unsent: () => ReadonlyMap<string, Blob>
  /** Every photo that this design has had, with what is kept of it. */
  readonly all: () => ReadonlyMap<string, Kept>
  readonly keep: (imageName: string, file: Blob) => void
  readonly sent: (imageName: string) => void
  /** Saved pages show these: whoever needs one again asks the server, and only what its file said stays. */
  readonly saved: (imageNames: readonly string[]) => void
  /** Resolves when every file that was given before the call is kept, or known not to be. */
  readonly settled: () => Promise<unknown>
  readonly isSettled: () => boolean
}

export interface KeptPhotosOptions {
  readonly store: JournalStore
  /** Under which name the design is kept now; null while this tab may not write. */
  readonly design: () => string | null
  readonly noteOf: (imageName: string) => PhotoNote | undefined
  readonly onFailed: (error: unknown) => void
}

export type Kept = Pick<KeptPhoto, 'file' | 'isSent' | 'note'>

export function createKeptPhotos({ store, design, noteOf, onFailed }: KeptPhotosOptions): KeptPhotos {
  const known = new Map<string, Kept>()
  const writing = new Set<Promise<void>>()

  function write(work: (name: string) => Promise<void>): void {
    const name = design()
    if (name === null) return
    const written = work(name).catch(onFailed)
    writing.add(written)
    void written.finally(() => writing.delete(written))
  }

  function put(imageName: string, entry: Kept): void {
    known.set(imageName, entry)
    write(async (name) => {
      await store.keepPhoto({ design: name, imageName, ...entry })
      // The design may have been given another name meanwhile.
      const now = design()
      if (now === null || now === name) return
      await store.keepPhoto({ design: now, imageName, ...entry })
      await store.removePhotos(name, [imageName])
    })
  }

  return {
    show(photos) {
      known.clear()
      for (const { design: _, imageName, ...kept } of photos) known.set(imageName, kept)
    },
    file: (imageName) => known.get(imageName)?.file ?? undefined,
    unsent: () => new Map([...known].flatMap(([name, { file, isSent }]) => (isSent || !file ? [] : [[name, file]]))),
    all: () => known,
    keep(imageName, file) {
      if (!known.get(imageName)?.file) put(imageName, { file, isSent: false })
    },
    sent(imageName) {
      const entry = known.get(imageName)
      if (entry && !entry.isSent) put(imageName, { ...entry, isSent: true })
    },
    saved(imageNames) {
      for (const imageName of new Set(imageNames)) {
        const entry = known.get(imageName)
        if (!entry?.isSent || entry.file === null) continue
        const note = noteOf(imageName)
        put(imageName, { file: null, isSent: true, ...(note && { note }) })
      }
    },
    settled: () => Promise.allSettled([...writing]),
    isSettled: () => writing.size === 0,
  }
}
