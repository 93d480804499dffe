import { openDB } from 'idb'

/** What somebody gave to see the designs with; it never leaves this device. */
export interface Yours {
  readonly name: string
  readonly photo: Blob | null
}

const DATABASE = 'irodori-yours'
const STORE = 'yours'
const KEY = 'yours'

const open = () => openDB(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) })

/** Null where nothing was given, or the browser keeps nothing. */
export async function readYours(): Promise<Yours | null> {
  const database = await open()
  try {
    const kept = (await database.get(STORE, KEY)) as { name?: unknown; photo?: unknown } | undefined
    if (!kept) return null
    const photo = kept.photo instanceof Blob ? kept.photo : null
    return { name: typeof kept.name === 'string' ? kept.name : '', photo }
  } finally {
    database.close()
  }
}

export async function writeYours(yours: Yours | null): Promise<void> {
  const database = await open()
  try {
    if (yours) await database.put(STORE, yours, KEY)
    else await database.delete(STORE, KEY)
  } finally {
    database.close()
  }
}
