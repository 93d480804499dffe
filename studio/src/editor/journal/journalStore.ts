import type { StoredRecord } from '@irodori/design/journal'
import type { PhotoNote } from '../photos/photoNotes.ts'
import type { JournalDatabase, JournalHead, PhotoRow, Writing } from './journalDatabase.ts'
import { openJournalDatabase, STORES } from './journalDatabase.ts'

export interface PhotoRecord {
  readonly imageName: string
  /** Null once a saved page has shown it: the server has it then. */
  readonly file: Blob | null
  readonly isSent: boolean
  /** What its file said, for the tray; left out while the file itself is kept. */
  readonly note?: PhotoNote
}

/** Names of journals that cannot be used begin so; nothing removes them. */
export const ASIDE = 'aside/'

/**
 * The name of a journal: where the design is, and whose it is. What is begun before anybody has logged in is nobody's.
 * `@irodori/client/keptDesigns` finds the journals of a session by it.
 */
export const journalName = (address: string, owner: string | null): string =>
  owner === null ? address : `${address}#${owner}`

/** Which journal is written, and by which visit. */
export interface JournalPlace {
  /** The name under which the design is found now. */
  readonly design: string
  readonly journal: string
  readonly writer: string
  /** All that is to be kept, should nothing of the journal be stored: it has not begun, or another tab has removed it. */
  readonly whole: () => StoredRecord
  readonly now: number
}

interface JournalWrite extends JournalPlace {
  /** Stands for everything before it. */
  readonly snapshot: StoredRecord | null
  readonly entries: readonly StoredRecord[]
  readonly hasWork: boolean
  /** The design is found under this name from now on. */
  readonly moveTo: string | null
  /** Wait until it is on the disk, not only handed to the system. */
  readonly isStrict: boolean
}

interface PhotoWrite extends JournalPlace {
  readonly imageName: string
  readonly file: Blob
}

interface ReadJournal {
  readonly journal: string
  readonly snapshot: StoredRecord
  readonly entries: readonly StoredRecord[]
}

/** Entries, photos and files belong to a journal, which has a name: they go with it, and are not edited when it moves. */
export interface JournalStore {
  readonly read: (design: string) => Promise<ReadJournal | null>
  /** From now on only this visit writes; the journal is kept as long as one that was just written. */
  readonly claim: (design: string, writer: string, now: number) => Promise<void>
  /** False, and nothing written, when another visit has claimed the journal. */
  readonly write: (input: JournalWrite) => Promise<boolean>
  /** Puts a journal that cannot be used where no design looks for it. */
  readonly setAside: (design: string, name: string) => Promise<void>
  readonly photos: (journal: string) => Promise<PhotoRecord[]>
  /** Nothing is written when the name is another journal's. */
  readonly keepPhoto: (photo: PhotoWrite) => Promise<void>
  readonly markPhotoSent: (journal: string, imageName: string) => Promise<void>
  /** The server shows it: only what its file said stays. */
  readonly dropFile: (journal: string, imageName: string, note: PhotoNote | undefined) => Promise<void>
  /** Removes journals that were left before these moments, with work and without. */
  readonly tidy: (before: { readonly withWork: number; readonly documentWithoutWork: number }) => Promise<void>
  readonly close: () => void
}

const everyOf = (journal: string): IDBKeyRange => IDBKeyRange.bound([journal], [journal, []])

/** What belongs to journals. */
const BELONGINGS = ['entries', 'photos', 'files'] as const

/** Journals in IndexedDB. Every call may reject: where nothing may be stored, no room is left, the disk fails. */
export function createJournalStore(): JournalStore {
  let opened: Promise<JournalDatabase> | null = null
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
    // Whoever awaits the work hears of the failure; the transaction's own promise says it a second time.
    tx.done.catch(() => {})
    try {
      const result = await work(tx as unknown as Writing)
      await tx.done
      return result
    } catch (error) {
      try {
        tx.abort()
      } catch {
        // It has ended already.
      }
      throw error
    }
  }

  return {
    async read(design) {
      const tx = (await database()).transaction(['journals', 'entries'])
      const head = await tx.objectStore('journals').get(design)
      if (!head) return null
      const entries = await tx.objectStore('entries').getAll(everyOf(head.id))
      return { journal: head.id, snapshot: head.snapshot, entries }
    },
    claim: (design, writer, now) =>
      writing(true, async (tx) => {
        const head = await tx.objectStore('journals').get(design)
        if (head) await tx.objectStore('journals').put({ ...head, writer, changedAt: now })
      }),
    write: ({ design, journal, writer, whole, snapshot, entries, hasWork, moveTo, isStrict, now }) =>
      writing(isStrict, async (tx) => {
        const known = await byId(tx, journal)
        const there = await tx.objectStore('journals').get(design)
        if ((known && known.writer !== writer) || (there && there.id !== journal)) return false
        const base = snapshot ?? known?.snapshot ?? whole()
        if (snapshot) await tx.objectStore('entries').delete(everyOf(journal))
        for (const entry of entries) await tx.objectStore('entries').put({ ...entry, journal })
        const head = { design: known?.design ?? design, id: journal, writer, snapshot: base, changedAt: now, hasWork }
        await move(tx, head, moveTo ?? design)
        return true
      }),
    setAside: (design, name) =>
      writing(true, async (tx) => {
        const head = await tx.objectStore('journals').get(design)
        if (head) await move(tx, head, name)
      }),
    async photos(journal) {
      const tx = (await database()).transaction(['photos', 'files'])
      const [photos, files] = await Promise.all([
        tx.objectStore('photos').getAll(everyOf(journal)),
        tx.objectStore('files').getAll(everyOf(journal)),
      ])
      const byName = new Map(files.map(({ imageName, file }) => [imageName, file]))
      return photos.map(({ journal: _, ...photo }) => ({ ...photo, file: byName.get(photo.imageName) ?? null }))
    },
    keepPhoto: ({ imageName, file, design, journal: id, writer, whole, now }) =>
      writing(true, async (tx) => {
        // By its id: it may be found under another name by now.
        const known = await byId(tx, id)
        if (!known && (await tx.objectStore('journals').get(design))) return
        const head = known ?? { design, id, writer, snapshot: whole(), changedAt: now, hasWork: false }
        if (!head.hasWork) await tx.objectStore('journals').put({ ...head, changedAt: now, hasWork: true })
        await tx.objectStore('photos').put({ journal: id, imageName, isSent: false })
        await tx.objectStore('files').put({ design: id, imageName, file })
      }),
    markPhotoSent: (journal, imageName) =>
      writing(false, (tx) => changePhoto(tx, { journal, imageName, isSent: true })),
    dropFile: (journal, imageName, note) =>
      writing(false, async (tx) => {
        await changePhoto(tx, { journal, imageName, isSent: true, ...(note && { note }) })
        await tx.objectStore('files').delete([journal, imageName])
      }),
    tidy: ({ withWork, documentWithoutWork }) =>
      writing(false, async (tx) => {
        const ids = new Set<string>()
        for (const head of await tx.objectStore('journals').getAll()) {
          const isOld = head.changedAt < (head.hasWork ? withWork : documentWithoutWork)
          if (isOld && !head.design.startsWith(ASIDE)) await remove(tx, head)
          else ids.add(head.id)
        }
        await removeStrays(tx, ids)
      }),
    close() {
      void opened?.then((open) => open.close()).catch(() => {})
      forget()
    },
  }
}

const byId = (tx: Writing, id: string): Promise<JournalHead | undefined> =>
  tx.objectStore('journals').index('id').get(id)

/** What is known of a photo, its file untouched; nothing for a journal that is gone. */
async function changePhoto(tx: Writing, row: PhotoRow): Promise<void> {
  if (await byId(tx, row.journal)) await tx.objectStore('photos').put(row)
}

async function remove(tx: Writing, { design, id }: JournalHead): Promise<void> {
  await tx.objectStore('journals').delete(design)
  for (const name of BELONGINGS) await tx.objectStore(name).delete(everyOf(id))
}

/** Another journal of that name goes. */
async function move(tx: Writing, head: JournalHead, to: string): Promise<void> {
  const there = await tx.objectStore('journals').get(to)
  if (there && there.id !== head.id) await remove(tx, there)
  await tx.objectStore('journals').delete(head.design)
  await tx.objectStore('journals').put({ ...head, design: to })
}

/** A page that was open since before version 2 removes journals without what it does not know of. Looks at keys only. */
async function removeStrays(tx: Writing, ids: ReadonlySet<string>): Promise<void> {
  for (const name of BELONGINGS) {
    const keys: readonly (readonly [string, unknown])[] = await tx.objectStore(name).getAllKeys()
    const strays = new Set(keys.map(([journal]) => journal).filter((journal) => !ids.has(journal)))
    for (const journal of strays) await tx.objectStore(name).delete(everyOf(journal))
  }
}
