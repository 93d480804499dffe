import { SHOP_FOLDER } from '../../catalogue/shopPicture.ts'
import type { Storage } from '../../storage/storage.ts'

interface Drawing {
  /** The keys of the pictures, below the folder of the shop's pictures; asked for when a file is missing. */
  readonly keys: () => Promise<Iterable<string>>
  /** Draws and stores a picture, unless it exists. @throws Busy if that takes too long */
  readonly draw: (key: string) => Promise<void>
}

/** A storage that appears to contain these pictures: one that is missing is drawn when it is first requested. */
export function lazyPictureStorage(storage: Storage, { keys, draw }: Drawing): Storage {
  let opened: Promise<Set<string>> | null = null
  const undrawn = (): Promise<Set<string>> => {
    opened ??= keys().then((all) => new Set(all))
    return opened
  }

  /** @returns false if the file is none of these pictures */
  async function drawMissing(file: string): Promise<boolean> {
    if (!file.startsWith(`${SHOP_FOLDER}/`)) return false
    const key = file.slice(SHOP_FOLDER.length + 1)
    const waiting = await undrawn()
    if (!waiting.has(key)) return false
    await draw(key)
    waiting.delete(key)
    return true
  }

  return {
    ...storage,
    async get(key) {
      return (await storage.get(key)) ?? ((await drawMissing(key)) ? storage.get(key) : null)
    },
    async open(key, range) {
      return (await storage.open(key, range)) ?? ((await drawMissing(key)) ? storage.open(key, range) : null)
    },
    async head(key) {
      return (await storage.head(key)) ?? ((await drawMissing(key)) ? storage.head(key) : null)
    },
    async list(folder) {
      if (folder === SHOP_FOLDER) for (const key of [...(await undrawn())]) await drawMissing(`${SHOP_FOLDER}/${key}`)
      return storage.list(folder)
    },
  }
}
