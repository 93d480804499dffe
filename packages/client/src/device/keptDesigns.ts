/** A design with data stored on this device. */
export interface KeptDesign {
  /** Path at which the studio opens it. */
  readonly address: string
  /** Whether it has changes that the server has not. */
  readonly hasWork: boolean
}

/** Designs that the studio has stored on this device. The owner is a user name; null for work that was begun without a login. */
export interface KeptDesigns {
  readonly list: (owner: string | null) => Promise<readonly KeptDesign[]>
  /** Removes journals, their entries and their photos. */
  readonly remove: (owner: string, which: 'SAVED' | 'ALL') => Promise<void>
  /** Removes the journal of one design. */
  readonly removeOne: (owner: string | null, address: string) => Promise<void>
}

/** Database of the studio's journals. The name of a journal is its address, and after a # the user name if it has an owner. */
const DATABASE = 'irodori-journals'
const JOURNALS = 'journals'

interface JournalRecord {
  readonly design: string
  /** Key of a journal's entries, photos and files; version 1 of the database uses the name instead. */
  readonly id?: string
  readonly hasWork: boolean
}

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Null if the studio has stored nothing yet, or the browser has no database. */
function open(factory: IDBFactory): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = factory.open(DATABASE)
      // The database does not exist; only the studio creates it, with its own schema.
      request.onupgradeneeded = () => request.transaction?.abort()
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(null)
    } catch {
      resolve(null)
    }
  })
}

/** @param factory null in a browser without a database */
export function createKeptDesigns(factory: IDBFactory | null): KeptDesigns {
  async function within<Value>(
    none: Value,
    work: (records: readonly JournalRecord[], database: IDBDatabase) => Promise<Value>,
  ) {
    const database = factory && (await open(factory))
    if (!database) return none
    try {
      const records: JournalRecord[] = await answerOf(database.transaction(JOURNALS).objectStore(JOURNALS).getAll())
      return await work(records, database)
    } catch {
      // An unreadable database cannot be listed; the studio deletes old journals later.
      return none
    } finally {
      database.close()
    }
  }

  const removeWhere = (isRemoved: (record: JournalRecord) => boolean) =>
    within<void>(undefined, async (records, database) => {
      const stores = [...database.objectStoreNames]
      const transaction = database.transaction(stores, 'readwrite')
      for (const { design, id = design } of records.filter(isRemoved)) {
        transaction.objectStore(JOURNALS).delete(design)
        for (const store of stores.filter((name) => name !== JOURNALS)) {
          transaction.objectStore(store).delete(IDBKeyRange.bound([id], [id, []]))
        }
      }
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve
        transaction.onabort = reject
      })
    })

  return {
    list: (owner) =>
      within<readonly KeptDesign[]>([], async (records) =>
        records.flatMap(({ design, hasWork }) => {
          const address = addressFor(owner, design)
          return address === null ? [] : { address, hasWork }
        }),
      ),
    remove: (owner, which) =>
      removeWhere(({ design, hasWork }) => addressFor(owner, design) !== null && (which === 'ALL' || !hasWork)),
    removeOne: (owner, address) => removeWhere(({ design }) => addressFor(owner, design) === address),
  }
}

/** Journals of an unknown format were renamed, so that their name does not begin with an address. */
function addressFor(owner: string | null, design: string): string | null {
  if (!design.startsWith('/')) return null
  if (owner === null) return design.includes('#') ? null : design
  return design.endsWith(`#${owner}`) ? design.slice(0, -owner.length - 1) : null
}
