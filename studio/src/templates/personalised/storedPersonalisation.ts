import { openDB } from 'idb'

/** What a customer has told for personalised previews: who and when. A blank value has not been told. */
export interface PersonalDetails {
  /** The person that the product is about. */
  readonly name: string
  /** A second person, such as the other one of a couple. */
  readonly secondName: string
  /** The name in Latin letters. */
  readonly latinName: string
  /** The day that the product is about, YYYY-MM-DD. */
  readonly date: string
  readonly title: string
}

/** A photo and details for personalised previews. All of it stays on this device until a design is made with it. */
export interface Personalisation extends PersonalDetails {
  readonly photo: Blob | null
}

/** Names of stored data: a renamed database would lose what earlier visits stored. */
const DATABASE = 'irodori-yours'
const STORE = 'yours'
const KEY = 'yours'

const open = () => openDB(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) })

/** Null if nothing is stored. An earlier version of the studio stored a photo and one name only. */
export async function readPersonalisation(): Promise<Personalisation | null> {
  const database = await open()
  try {
    const stored = (await database.get(STORE, KEY)) as Readonly<Record<string, unknown>> | undefined
    if (!stored) return null
    const textOf = (field: keyof PersonalDetails): string => {
      const value = stored[field]
      return typeof value === 'string' ? value : ''
    }
    return {
      photo: stored.photo instanceof Blob ? stored.photo : null,
      name: textOf('name'),
      secondName: textOf('secondName'),
      latinName: textOf('latinName'),
      date: textOf('date'),
      title: textOf('title'),
    }
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
