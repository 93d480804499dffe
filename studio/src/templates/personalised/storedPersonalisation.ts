import { openDB } from 'idb'

/** A photo and a name for personalised previews. Both stay on this device. */
export interface Personalisation {
  readonly name: string
  readonly photo: Blob | null
}

/** Names of stored data: a renamed database would lose what earlier visits stored. */
const DATABASE = 'irodori-yours'
const STORE = 'yours'
const KEY = 'yours'

const open = () => openDB(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) })

/** Null if nothing is stored. */
export async function readPersonalisation(): Promise<Personalisation | null> {
  const database = await open()
  try {
    const stored = (await database.get(STORE, KEY)) as { name?: unknown; photo?: unknown } | undefined
    if (!stored) return null
    const photo = stored.photo instanceof Blob ? stored.photo : null
    return { name: typeof stored.name === 'string' ? stored.name : '', photo }
  } finally {
    database.close()
  }
}

/** @param personalisation null removes the stored one */
export async function writePersonalisation(personalisation: Personalisation | null): Promise<void> {
  const database = await open()
  try {
    if (personalisation) await database.put(STORE, personalisation, KEY)
    else await database.delete(STORE, KEY)
  } finally {
    database.close()
  }
}
