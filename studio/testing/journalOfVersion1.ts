import type { StoredRecord } from '@irodori/design/storedJournal'

interface JournalOfVersion1 {
  readonly design: string
  readonly snapshot?: StoredRecord
  readonly entries?: readonly StoredRecord[]
  /** Photo names. With several photos the last one is saved: its file is deleted and its metadata stays. */
  readonly photos: readonly string[]
}

const EMPTY: StoredRecord = { version: 2, seq: 0, body: '{}', print: '' }

/** Deletes the journal database. */
export const forgetJournals = (): Promise<unknown> =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase('irodori-journals').onsuccess = resolve
  })

/** Version of the journal database; undefined if it does not exist. */
export const versionOfJournals = async (): Promise<number | undefined> =>
  (await indexedDB.databases()).find(({ name }) => name === 'irodori-journals')?.version

/** Creates the database as the studio before version 2 left it on the devices of customers; closes the connection. */
export async function keepAsVersion1(...journals: readonly JournalOfVersion1[]): Promise<void> {
  await forgetJournals()
  await fillVersion1(journals)
}

function fillVersion1(journals: readonly JournalOfVersion1[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('irodori-journals', 1)
    request.onerror = () => reject(request.error)
    request.onupgradeneeded = () => {
      const { result: fresh } = request
      const heads = fresh.createObjectStore('journals', { keyPath: 'design' })
      const entryRows = fresh.createObjectStore('entries', { keyPath: ['design', 'seq'] })
      const photoRows = fresh.createObjectStore('photos', { keyPath: ['design', 'imageName'] })
      for (const { design, snapshot = EMPTY, entries = [], photos } of journals) {
        heads.put({ design, writer: 'a visit', snapshot, changedAt: 0, hasWork: true })
        for (const entry of entries) entryRows.put({ ...entry, design })
        for (const [at, imageName] of photos.entries()) {
          const isSaved = photos.length > 1 && at === photos.length - 1
          const note = { fileName: `file of ${imageName}`, takenAt: 7 }
          photoRows.put(
            isSaved
              ? { design, imageName, file: null, isSent: true, note }
              : { design, imageName, file: new Blob([imageName]), isSent: at % 2 === 1 },
          )
        }
      }
    }
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}
