import type { JournalStore, KeptPhoto } from './journalStore.ts'

/** Files of photos that the server may not have, kept beside a journal. */
export interface KeptPhotos {
  /** What an earlier visit kept. */
  readonly show: (photos: readonly KeptPhoto[]) => void
  readonly file: (imageName: string) => Blob | undefined
  readonly unsent: () => ReadonlyMap<string, Blob>
  readonly keep: (imageName: string, file: Blob) => void
  readonly sent: (imageName: string) => void
  /** Saved pages show these: whoever needs one again asks the server. */
  readonly saved: (imageNames: readonly string[]) => void
  /** Resolves when every file that was given before the call is kept, or known not to be. */
  readonly settled: () => Promise<unknown>
}

export interface KeptPhotosOptions {
  readonly store: JournalStore
  /** Under which name the design is kept now; null while this tab may not write. */
  readonly design: () => string | null
  readonly onFailed: (error: unknown) => void
}

interface Known {
  readonly file: Blob
  readonly isSent: boolean
}

export function createKeptPhotos({ store, design, onFailed }: KeptPhotosOptions): KeptPhotos {
  const known = new Map<string, Known>()
  const writing = new Set<Promise<void>>()

  function write(work: (name: string) => Promise<void>): void {
    const name = design()
    if (name === null) return
    const written = work(name).catch(onFailed)
    writing.add(written)
    void written.finally(() => writing.delete(written))
  }

  function put(imageName: string, entry: Known): void {
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
      for (const { imageName, file, isSent } of photos) known.set(imageName, { file, isSent })
    },
    file: (imageName) => known.get(imageName)?.file,
    unsent: () => new Map([...known].flatMap(([name, { file, isSent }]) => (isSent ? [] : [[name, file]]))),
    keep(imageName, file) {
      if (!known.has(imageName)) put(imageName, { file, isSent: false })
    },
    sent(imageName) {
      const entry = known.get(imageName)
      if (entry && !entry.isSent) put(imageName, { ...entry, isSent: true })
    },
    saved(imageNames) {
      const there = imageNames.filter((name) => known.get(name)?.isSent)
      for (const name of there) known.delete(name)
      if (there.length > 0) write((name) => store.removePhotos(name, there))
    },
    settled: () => Promise.allSettled([...writing]),
  }
}
