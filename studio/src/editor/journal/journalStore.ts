import type { StoredRecord } from '@irodori/design/storedJournal'
import type { PhotoNote } from '../photos/photoNotes.ts'
import type { FileBytes } from './fileBytes.ts'
import type { JournalDatabase, JournalHead, PhotoRow, Writing } from './journalDatabase.ts'
import { openJournalDatabase, STORES } from './journalDatabase.ts'

export interface PhotoRecord {
  readonly imageName: string
  /** Null once a saved page uses the photo, because the server has it then. */
  readonly file: Blob | null
  readonly isSent: boolean
  /** Metadata of the file for the tray; missing while the file itself is stored. */
  readonly note?: PhotoNote
}

/** Name prefix of journals that cannot be read. They are never deleted. */
export const UNREADABLE_PREFIX = 'aside/'

/**
 * The name of a journal: the address of the design and its owner. Work from before the login has no owner.
 * `@irodori/client/keptDesigns` finds the journals of a session by this name.
 */
export const journalName = (address: string, owner: string | null): string =>
  owner === null ? address : `${address}#${owner}`

/** The journal that is written and the visit that writes it. */
export interface JournalTarget {
  /** Current name of the journal. */
  readonly design: string
  readonly journal: string
  readonly writer: string
  /** A snapshot of everything, written if the journal is not stored yet or was deleted by another tab. */
  readonly fullSnapshot: () => StoredRecord
  readonly now: number
}

interface JournalWrite extends JournalTarget {
  /** Replaces all earlier entries. */
  readonly snapshot: StoredRecord | null
  readonly entries: readonly StoredRecord[]
  readonly hasWork: boolean
  /** New name of the journal; null to keep the name. */
  readonly moveTo: string | null
  /** True to wait until the data is on the disk, not only handed to the operating system. */
  readonly isStrict: boolean
}

interface PhotoWrite extends JournalTarget {
  readonly imageName: string
  readonly file: Blob
}

interface ReadJournal {
  readonly journal: string
  readonly snapshot: StoredRecord
  readonly entries: readonly StoredRecord[]
}

/** Entries, photos and files belong to a journal by its id: they are deleted with it and not written when it is renamed. */
export interface JournalStore {
  readonly read: (design: string) => Promise<ReadJournal | null>
  /** Makes this visit the only writer and restarts the retention period. */
  readonly claim: (design: string, writer: string, now: number) => Promise<void>
  /** Resolves false without writing if another visit has claimed the journal. */
  readonly write: (input: JournalWrite) => Promise<boolean>
  /** Renames a journal; a different one of that name is deleted. */
  readonly rename: (design: string, name: string) => Promise<void>
  readonly photos: (journal: string) => Promise<PhotoRecord[]>
  /** Writes nothing if the name belongs to another journal. */
  readonly keepPhoto: (photo: PhotoWrite) => Promise<void>
  readonly markPhoto: (journal: string, imageName: string, isSent: boolean) => Promise<void>
  /** Deletes the file of a saved photo and keeps its metadata. */
  readonly dropFile: (journal: string, imageName: string, note: PhotoNote | undefined) => Promise<void>
  /** Deletes journals that were last written before these times (milliseconds since 1970). */
  readonly deleteExpired: (before: { readonly unsaved: number; readonly saved: number }) => Promise<void>
  readonly close: () => void
}

const rowsOf = (journal: string): IDBKeyRange => IDBKeyRange.bound([journal], [journal, []])

/** Stores whose rows belong to a journal. */
const ROW_STORES = ['entries', 'photos', 'files'] as const

const isBlobRefused = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'UnknownError' || error.name === 'DataCloneError')

const fileOf = async (stored: Blob | FileBytes): Promise<Blob> =>
  stored instanceof Blob ? stored : (await import('./fileBytes.ts')).fromBytes(stored)

/** Journals in IndexedDB. Every call may reject: storage forbidden, no free space, disk failure. */
export function createJournalStore(): JournalStore {
  let opened: Promise<JournalDatabase> | null = null
  let areBlobsRefused = false
  const forget = (): void => {
    opened = null
  }
  function database(): Promise<JournalDatabase> {
    opened ??= openJournalDatabase(forget)
    opened.catch(forget)
    return opened
  }

  async function writing<Result>(isStrict: boolean, work: (tx: Writing) => Promise<Result>): Promise<Result> {
    const tx = (await database()).transaction(STORES, 'readwrite', { durability: isStrict ? 'strict' : 'relaxed' })
    // The promise of `work` reports the failure; without this the transaction reports it a second time as unhandled.
    tx.done.catch(() => {})
    try {
      const result = await work(tx as unknown as Writing)
      await tx.done
      return result
    } catch (error) {
      try {
        tx.abort()
      } catch {
        // The transaction has already ended.
      }
      throw error
    }
  }

  const writePhoto = (
    { imageName, design, journal: id, writer, fullSnapshot, now }: PhotoWrite,
    file: Blob | FileBytes,
  ): Promise<void> =>
    writing(true, async (tx) => {
      // Found by id, because the journal may have been renamed.
      const known = await byId(tx, id)
      if (!known && (await tx.objectStore('journals').get(design))) return
      const head = known ?? { design, id, writer, snapshot: fullSnapshot(), changedAt: now, hasWork: false }
      if (!head.hasWork) await tx.objectStore('journals').put({ ...head, changedAt: now, hasWork: true })
      await tx.objectStore('photos').put({ journal: id, imageName, isSent: false })
      await tx.objectStore('files').put({ design: id, imageName, file })
    })

  return {
    async read(design) {
      const tx = (await database()).transaction(['journals', 'entries'])
      const head = await tx.objectStore('journals').get(design)
      if (!head) return null
      const entries = await tx.objectStore('entries').getAll(rowsOf(head.id))
      return { journal: head.id, snapshot: head.snapshot, entries }
    },
    claim: (design, writer, now) =>
      writing(true, async (tx) => {
        const head = await tx.objectStore('journals').get(design)
        if (head) await tx.objectStore('journals').put({ ...head, writer, changedAt: now })
      }),
    write: ({ design, journal, writer, fullSnapshot, snapshot, entries, hasWork, moveTo, isStrict, now }) =>
      writing(isStrict, async (tx) => {
        const known = await byId(tx, journal)
        const there = await tx.objectStore('journals').get(design)
        if ((known && known.writer !== writer) || (there && there.id !== journal)) return false
        const base = snapshot ?? known?.snapshot ?? fullSnapshot()
        if (snapshot) await tx.objectStore('entries').delete(rowsOf(journal))
        for (const entry of entries) await tx.objectStore('entries').put({ ...entry, journal })
        const head = { design: known?.design ?? design, id: journal, writer, snapshot: base, changedAt: now, hasWork }
        await move(tx, head, moveTo ?? design)
        return true
      }),
    rename: (design, name) =>
      writing(true, async (tx) => {
        const head = await tx.objectStore('journals').get(design)
        if (head) await move(tx, head, name)
      }),
    async photos(journal) {
      const tx = (await database()).transaction(['photos', 'files'])
      const [photos, files] = await Promise.all([
        tx.objectStore('photos').getAll(rowsOf(journal)),
        tx.objectStore('files').getAll(rowsOf(journal)),
      ])
      const whole = files.map(async ({ imageName, file }) => [imageName, await fileOf(file)] as const)
      const byName = new Map(await Promise.all(whole))
      return photos.map(({ journal: _, ...photo }) => ({ ...photo, file: byName.get(photo.imageName) ?? null }))
    },
    async keepPhoto(photo) {
      if (!areBlobsRefused) {
        try {
          return await writePhoto(photo, photo.file)
        } catch (error) {
          if (!isBlobRefused(error)) throw error
        }
      }
      const { toBytes } = await import('./fileBytes.ts')
      await writePhoto(photo, await toBytes(photo.file))
      areBlobsRefused = true
    },
    markPhoto: (journal, imageName, isSent) => writing(false, (tx) => changePhoto(tx, { journal, imageName, isSent })),
    dropFile: (journal, imageName, note) =>
      writing(false, async (tx) => {
        await changePhoto(tx, { journal, imageName, isSent: true, ...(note && { note }) })
        await tx.objectStore('files').delete([journal, imageName])
      }),
    deleteExpired: ({ unsaved, saved }) =>
      writing(false, async (tx) => {
        const ids = new Set<string>()
        for (const head of await tx.objectStore('journals').getAll()) {
          const isOld = head.changedAt < (head.hasWork ? unsaved : saved)
          if (isOld && !head.design.startsWith(UNREADABLE_PREFIX)) await remove(tx, head)
          else ids.add(head.id)
        }
        await deleteOrphans(tx, ids)
      }),
    close() {
      void opened?.then((open) => open.close()).catch(() => {})
      forget()
    },
  }
}

const byId = (tx: Writing, id: string): Promise<JournalHead | undefined> =>
  tx.objectStore('journals').index('id').get(id)

/** Writes the row of a photo without its file; does nothing if the journal is deleted. */
async function changePhoto(tx: Writing, row: PhotoRow): Promise<void> {
  if (await byId(tx, row.journal)) await tx.objectStore('photos').put(row)
}

async function remove(tx: Writing, { design, id }: JournalHead): Promise<void> {
  await tx.objectStore('journals').delete(design)
  for (const name of ROW_STORES) await tx.objectStore(name).delete(rowsOf(id))
}

/** Renames a journal. A different journal of that name is deleted. */
async function move(tx: Writing, head: JournalHead, to: string): Promise<void> {
  const there = await tx.objectStore('journals').get(to)
  if (there && there.id !== head.id) await remove(tx, there)
  await tx.objectStore('journals').delete(head.design)
  await tx.objectStore('journals').put({ ...head, design: to })
}

/** Deletes rows whose journal is gone: a tab with version 1 deletes journals without the newer stores. Reads keys only. */
async function deleteOrphans(tx: Writing, ids: ReadonlySet<string>): Promise<void> {
  for (const name of ROW_STORES) {
    const keys: readonly (readonly [string, unknown])[] = await tx.objectStore(name).getAllKeys()
    const orphans = new Set(keys.map(([journal]) => journal).filter((journal) => !ids.has(journal)))
    for (const journal of orphans) await tx.objectStore(name).delete(rowsOf(journal))
  }
}
