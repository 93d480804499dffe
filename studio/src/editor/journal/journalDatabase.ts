import type { StoredRecord } from '@irodori/design/storedJournal'
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb'
import { openDB } from 'idb'
import type { PhotoNote } from '../photos/photoNotes.ts'
import type { FileBytes } from './fileBytes.ts'

export interface JournalHead {
  /** Name by which the design is found. It may change; nothing else depends on it. */
  readonly design: string
  /** Permanent id, the key of entries, photos and files. */
  readonly id: string
  /** Id of the visit that may write. A later visit replaces it. */
  readonly writer: string
  readonly snapshot: StoredRecord
  /** Milliseconds since 1970. */
  readonly changedAt: number
  /** True if the journal holds something that the server lacks. */
  readonly hasWork: boolean
}

export interface PhotoRow {
  readonly journal: string
  readonly imageName: string
  readonly isSent: boolean
  /** Metadata of the file for the tray; missing while the file itself is stored. */
  readonly note?: PhotoNote
}

/** A file row is written and deleted once, because putting it again would write the whole file again. */
interface FileRow {
  /** Id of the journal. The field keeps its name from version 1: the key path of a store cannot be changed. */
  readonly design: string
  readonly imageName: string
  /** A Blob where the browser stores it, because reading it does not load the file. */
  readonly file: Blob | FileBytes
}

interface Schema extends DBSchema {
  journals: { key: string; value: JournalHead; indexes: { id: string } }
  entries: { key: [string, number]; value: StoredRecord & { readonly journal: string } }
  photos: { key: [string, string]; value: PhotoRow }
  files: { key: [string, string]; value: FileRow }
}

/** `@irodori/client/keptDesigns` deletes rows of this database too. */
const DATABASE = 'irodori-journals'
const DATABASE_VERSION = 2

export const STORES = ['journals', 'entries', 'photos', 'files'] as const
type Stores = [...typeof STORES]
export type JournalDatabase = IDBPDatabase<Schema>
export type Writing = IDBPTransaction<Schema, Stores, 'readwrite'>
type Upgrading = IDBPTransaction<Schema, Stores, 'versionchange'>

/** @param forget called when the connection is closed */
export function openJournalDatabase(forget: () => void): Promise<JournalDatabase> {
  return openDB<Schema>(DATABASE, DATABASE_VERSION, {
    upgrade(database, from, _to, tx) {
      // The promise of openDB reports the failure; without this the transaction reports it a second time as unhandled.
      tx.done.catch(() => {})
      if (from === 0) createStores(database)
      // No caller awaits the upgrade: a failure must abort it, or half of it would be committed.
      else upgradeFromVersion1(database, tx as unknown as Upgrading).catch(() => tx.abort())
    },
    // A newer version in another tab wants to upgrade the database and waits for this connection to close.
    blocking: (_version, _next, event) => {
      ;(event.target as IDBDatabase).close()
      forget()
    },
    terminated: forget,
  })
}

function createStores(database: JournalDatabase): void {
  database.createObjectStore('journals', { keyPath: 'design' }).createIndex('id', 'id', { unique: true })
  database.createObjectStore('files', { keyPath: ['design', 'imageName'] })
  createRowStores(database)
}

function createRowStores(database: JournalDatabase): void {
  database.createObjectStore('entries', { keyPath: ['journal', 'seq'] })
  database.createObjectStore('photos', { keyPath: ['journal', 'imageName'] })
}

/** Version 1 had the file in the photo's row and keyed everything by the design's name. The name becomes the id. */
async function upgradeFromVersion1(database: JournalDatabase, tx: Upgrading): Promise<void> {
  // The store is renamed, because there may be no free space for a copy of the photos.
  const files = tx.objectStore('photos') as unknown as ReturnType<typeof tx.objectStore<'files'>>
  ;(files as { name: string }).name = 'files'
  const entries = await tx.objectStore('entries').getAll()
  database.deleteObjectStore('entries')
  createRowStores(database)
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
