import type { StoredRecord } from '@irodori/design/journal'
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb'
import { openDB } from 'idb'
import type { PhotoNote } from '../photos/photoNotes.ts'

export interface JournalHead {
  /** The name under which the design is looked for; it changes, and nothing else with it. */
  readonly design: string
  /** What entries, photos and files belong to, for as long as the journal lives. */
  readonly id: string
  /** The visit that may write; a later one takes its place. */
  readonly writer: string
  readonly snapshot: StoredRecord
  /** Milliseconds since 1970. */
  readonly changedAt: number
  /** The server lacks something of it. */
  readonly hasWork: boolean
}

export interface PhotoRow {
  readonly journal: string
  readonly imageName: string
  readonly isSent: boolean
  /** What its file said, for the tray; left out while the file itself is kept. */
  readonly note?: PhotoNote
}

/** Written once and removed once: a browser that is given a file again writes all of it again. */
interface FileRow {
  /** The id of a journal; version 1 has named the field so, and what a store is keyed by cannot be renamed. */
  readonly design: string
  readonly imageName: string
  readonly file: Blob
}

interface Schema extends DBSchema {
  journals: { key: string; value: JournalHead; indexes: { id: string } }
  entries: { key: [string, number]; value: StoredRecord & { readonly journal: string } }
  photos: { key: [string, string]; value: PhotoRow }
  files: { key: [string, string]; value: FileRow }
}

/** `@irodori/client/keptDesigns` removes from these, too. */
const DATABASE = 'irodori-journals'
const DATABASE_VERSION = 2

export const STORES = ['journals', 'entries', 'photos', 'files'] as const
type Stores = [...typeof STORES]
export type JournalDatabase = IDBPDatabase<Schema>
export type Writing = IDBPTransaction<Schema, Stores, 'readwrite'>
type Upgrading = IDBPTransaction<Schema, Stores, 'versionchange'>

/** @param forget the connection is of no more use */
export function openJournalDatabase(forget: () => void): Promise<JournalDatabase> {
  return openDB<Schema>(DATABASE, DATABASE_VERSION, {
    upgrade(database, from, _to, tx) {
      // Whoever opens the database hears of the failure; the transaction's own promise says it a second time.
      tx.done.catch(() => {})
      if (from === 0) makeStores(database)
      // Nobody waits for an upgrade: without an end half of it would stay.
      else fromVersion1(database, tx as unknown as Upgrading).catch(() => tx.abort())
    },
    // A newer studio in another tab wants to change the shape: it need not wait for this one.
    blocking: (_version, _next, event) => {
      ;(event.target as IDBDatabase).close()
      forget()
    },
    terminated: forget,
  })
}

function makeStores(database: JournalDatabase): void {
  database.createObjectStore('journals', { keyPath: 'design' }).createIndex('id', 'id', { unique: true })
  database.createObjectStore('files', { keyPath: ['design', 'imageName'] })
  makeRows(database)
}

function makeRows(database: JournalDatabase): void {
  database.createObjectStore('entries', { keyPath: ['journal', 'seq'] })
  database.createObjectStore('photos', { keyPath: ['journal', 'imageName'] })
}

/** In version 1 a photo's file stood in its row, and everything was keyed by the design's name: that becomes the id. */
async function fromVersion1(database: JournalDatabase, tx: Upgrading): Promise<void> {
  // Renamed, not copied: photos may fill more of the disk than is left.
  const files = tx.objectStore('photos') as unknown as ReturnType<typeof tx.objectStore<'files'>>
  ;(files as { name: string }).name = 'files'
  const entries = await tx.objectStore('entries').getAll()
  database.deleteObjectStore('entries')
  makeRows(database)
  for (const { design, ...entry } of entries as unknown as (StoredRecord & { readonly design: string })[]) {
    await tx.objectStore('entries').put({ ...entry, journal: design })
  }
  const heads = tx.objectStore('journals')
  for (const head of await heads.getAll()) await heads.put({ ...head, id: head.design })
  heads.createIndex('id', 'id', { unique: true })
  for (let at = await files.openCursor(); at; at = await at.continue()) {
    const { design, imageName, isSent, note, file } = at.value as Omit<PhotoRow, 'journal'> &
      Omit<FileRow, 'file'> & { readonly file: Blob | null }
    await tx.objectStore('photos').put({ journal: design, imageName, isSent, ...(note && { note }) })
    if (file === null) await at.delete()
  }
}
