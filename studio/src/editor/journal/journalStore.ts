import type { StoredRecord } from '@irodori/design/journal'
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb'
import { openDB } from 'idb'
import type { PhotoNote } from '../tray/photoNotes.ts'

interface JournalHead {
  readonly design: string
  /** The visit that may write; a later one takes its place. */
  readonly writer: string
  readonly snapshot: StoredRecord
  /** Milliseconds since 1970. */
  readonly changedAt: number
  /** The server lacks something of it. */
  readonly hasWork: boolean
}

export interface KeptPhoto {
  readonly design: string
  readonly imageName: string
  /** Null once a saved page has shown it: the server has it then. */
  readonly file: Blob | null
  readonly isSent: boolean
  /** What its file said, for the tray; left out while the file itself is kept. */
  readonly note?: PhotoNote
}

interface Schema extends DBSchema {
  journals: { key: string; value: JournalHead }
  entries: { key: [string, number]; value: StoredRecord & { readonly design: string } }
  photos: { key: [string, string]; value: KeptPhoto }
}

/** Names of journals that cannot be used begin so; nothing removes them. */
export const ASIDE = 'aside/'

/**
 * The name of a journal: where the design is, and whose it is. What is begun before anybody has logged in is nobody's.
 * `@irodori/client/keptDesigns` finds the journals of a session by it.
 */
export const journalName = (address: string, owner: string | null): string =>
  owner === null ? address : `${address}#${owner}`

const DATABASE = 'irodori-journals'
const DATABASE_VERSION = 1
const STORES = ['journals', 'entries', 'photos'] as const

interface JournalWrite {
  readonly design: string
  readonly writer: string
  /** Stands for everything before it. */
  readonly snapshot: StoredRecord | null
  readonly entries: readonly StoredRecord[]
  readonly hasWork: boolean
  /** The design is found under this name from now on. */
  readonly moveTo: string | null
  /** Wait until it is on the disk, not only handed to the system. */
  readonly isStrict: boolean
  readonly now: number
}

export interface JournalStore {
  readonly read: (design: string) => Promise<{ snapshot: StoredRecord; entries: StoredRecord[] } | null>
  /** From now on only this visit writes. */
  readonly claim: (design: string, writer: string) => Promise<void>
  /** False, and nothing written, when another visit has claimed the journal. */
  readonly write: (wish: JournalWrite) => Promise<boolean>
  /** Puts a journal that cannot be used where no design looks for it. */
  readonly keepAside: (design: string, name: string) => Promise<void>
  readonly photos: (design: string) => Promise<KeptPhoto[]>
  readonly keepPhoto: (photo: KeptPhoto) => Promise<void>
  readonly removePhotos: (design: string, imageNames: readonly string[]) => Promise<void>
  /** Removes journals that were left before these moments, with work and without. */
  readonly tidy: (before: { readonly withWork: number; readonly withoutWork: number }) => Promise<void>
  readonly close: () => void
}

const everyOf = (design: string): IDBKeyRange => IDBKeyRange.bound([design], [design, []])

type Writing = IDBPTransaction<Schema, ['journals', 'entries', 'photos'], 'readwrite'>

/** Journals in IndexedDB. Every call may reject: where nothing may be stored, no room is left, the disk fails. */
export function createJournalStore(): JournalStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const forget = (): void => {
    opened = null
  }
  function database(): Promise<IDBPDatabase<Schema>> {
    opened ??= openDB<Schema>(DATABASE, DATABASE_VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore('journals', { keyPath: 'design' })
        fresh.createObjectStore('entries', { keyPath: ['design', 'seq'] })
        fresh.createObjectStore('photos', { keyPath: ['design', 'imageName'] })
      },
      // A newer studio in another tab wants to change the shape: it need not wait for this one.
      blocking: (_version, _next, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    })
    opened.catch(forget)
    return opened
  }

  async function writing<Result>(isStrict: boolean, work: (tx: Writing) => Promise<Result>): Promise<Result> {
    const tx = (await database()).transaction(STORES, 'readwrite', { durability: isStrict ? 'strict' : 'relaxed' })
    // Whoever awaits the work hears of the failure; the transaction's own promise says it a second time.
    tx.done.catch(() => {})
    try {
      const result = await work(tx as Writing)
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

  async function remove(tx: Writing, design: string): Promise<void> {
    await tx.objectStore('journals').delete(design)
    await tx.objectStore('entries').delete(everyOf(design))
    await tx.objectStore('photos').delete(everyOf(design))
  }

  async function move(tx: Writing, from: string, to: string): Promise<void> {
    const head = await tx.objectStore('journals').get(from)
    if (!head) return
    const entries = await tx.objectStore('entries').getAll(everyOf(from))
    const photos = await tx.objectStore('photos').getAll(everyOf(from))
    await remove(tx, to)
    await tx.objectStore('journals').put({ ...head, design: to })
    for (const entry of entries) await tx.objectStore('entries').put({ ...entry, design: to })
    for (const photo of photos) await tx.objectStore('photos').put({ ...photo, design: to })
    await remove(tx, from)
  }

  return {
    async read(design) {
      const tx = (await database()).transaction(['journals', 'entries'])
      const head = await tx.objectStore('journals').get(design)
      const entries = head ? await tx.objectStore('entries').getAll(everyOf(design)) : []
      return head ? { snapshot: head.snapshot, entries } : null
    },
    claim: (design, writer) =>
      writing(true, async (tx) => {
        const head = await tx.objectStore('journals').get(design)
        if (head) await tx.objectStore('journals').put({ ...head, writer })
      }),
    write: ({ design, writer, snapshot, entries, hasWork, moveTo, isStrict, now }) =>
      writing(isStrict, async (tx) => {
        const head = await tx.objectStore('journals').get(design)
        if (head && head.writer !== writer) return false
        const base = snapshot ?? head?.snapshot
        if (!base) throw new Error('a journal begins with a snapshot')
        await tx.objectStore('journals').put({ design, writer, snapshot: base, changedAt: now, hasWork })
        if (snapshot) await tx.objectStore('entries').delete(everyOf(design))
        for (const entry of entries) await tx.objectStore('entries').put({ ...entry, design })
        if (moveTo !== null && moveTo !== design) await move(tx, design, moveTo)
        return true
      }),
    keepAside: (design, name) => writing(true, (tx) => move(tx, design, name)),
    photos: async (design) => (await database()).getAll('photos', everyOf(design)),
    keepPhoto: (photo) => writing(true, async (tx) => void (await tx.objectStore('photos').put(photo))),
    removePhotos: (design, imageNames) =>
      writing(false, async (tx) => {
        for (const imageName of imageNames) await tx.objectStore('photos').delete([design, imageName])
      }),
    tidy: ({ withWork, withoutWork }) =>
      writing(false, async (tx) => {
        for (const { design, changedAt, hasWork } of await tx.objectStore('journals').getAll()) {
          if (design.startsWith(ASIDE)) continue
          if (changedAt < (hasWork ? withWork : withoutWork)) await remove(tx, design)
        }
      }),
    close() {
      void opened?.then((open) => open.close()).catch(() => {})
      forget()
    },
  }
}
