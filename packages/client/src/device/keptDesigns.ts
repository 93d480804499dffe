/** A design of which this device keeps something. */
export interface KeptDesign {
  /** Path at which the studio opens it. */
  readonly address: string
  /** The server lacks something of it. */
  readonly hasWork: boolean
}

/** What the studio has kept on this device for a session, for whoever ends it. */
export interface KeptDesigns {
  readonly list: (owner: string) => Promise<readonly KeptDesign[]>
  /** Removes journals, their entries and their photos. */
  readonly remove: (owner: string, which: 'SAVED' | 'ALL') => Promise<void>
}

/** As the studio's journal names it; the name of a journal is its address, a # and the user name. */
const DATABASE = 'irodori-journals'
const JOURNALS = 'journals'

interface Head {
  readonly design: string
  /** What everything else of a journal is keyed by; version 1 of the database has only the name. */
  readonly id?: string
  readonly hasWork: boolean
}

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Null where the studio has never kept anything, or this browser keeps nothing. */
function open(factory: IDBFactory): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = factory.open(DATABASE)
      // It is not there: the studio makes it, in the shape that it needs.
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
  async function within<Value>(none: Value, work: (heads: readonly Head[], database: IDBDatabase) => Promise<Value>) {
    const database = factory && (await open(factory))
    if (!database) return none
    try {
      const heads: Head[] = await answerOf(database.transaction(JOURNALS).objectStore(JOURNALS).getAll())
      return await work(heads, database)
    } catch {
      // What cannot be read cannot be asked about; it goes with time.
      return none
    } finally {
      database.close()
    }
  }

  return {
    list: (owner) =>
      within<readonly KeptDesign[]>([], async (heads) =>
        heads.flatMap(({ design, hasWork }) => {
          const address = addressFor(owner, design)
          return address === null ? [] : { address, hasWork }
        }),
      ),
    remove: (owner, which) =>
      within<void>(undefined, async (heads, database) => {
        const going = heads.filter(
          ({ design, hasWork }) => addressFor(owner, design) !== null && (which === 'ALL' || !hasWork),
        )
        const stores = [...database.objectStoreNames]
        const transaction = database.transaction(stores, 'readwrite')
        for (const { design, id = design } of going) {
          transaction.objectStore(JOURNALS).delete(design)
          for (const store of stores.filter((name) => name !== JOURNALS)) {
            transaction.objectStore(store).delete(IDBKeyRange.bound([id], [id, []]))
          }
        }
        await new Promise((resolve, reject) => {
          transaction.oncomplete = resolve
          transaction.onabort = reject
        })
      }),
  }
}

/** Journals that were put aside begin otherwise than an address. */
const addressFor = (owner: string, design: string): string | null =>
  design.startsWith('/') && design.endsWith(`#${owner}`) ? design.slice(0, -owner.length - 1) : null
