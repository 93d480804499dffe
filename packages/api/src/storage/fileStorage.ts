import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newDraft, sweepDrafts } from './drafts.ts'
import type { MarkedPlace } from './markedPlace.ts'
import { markPlace } from './markedPlace.ts'
import type { Storage } from './storage.ts'
import { isStorageKey } from './storage.ts'

const SIGN_OF_LIFE = '1'

/** Files of a directory on this machine: written under a temporary name, synced, renamed, and the folder synced. */
export function fileStorage(directory: string): Storage {
  const pathOf = (key: string): string => {
    if (!isStorageKey(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`)
    return join(directory, ...key.split('/'))
  }
  let marked: Promise<MarkedPlace> | null = null
  /** The directory that was found, or made for the first file. From then on it must stay the same. */
  const requirePlace = async (first: () => Promise<unknown> = async () => undefined): Promise<void> => {
    marked ??= first()
      .then(() => markPlace(directory))
      .catch((error: unknown) => {
        marked = null
        throw error
      })
    await (await marked).require()
  }
  let swept: Promise<void> | null = null
  /** Writes a draft, syncs it, and renames it to its key. */
  const place = async (key: string, write: (draft: FileHandle) => Promise<void>): Promise<void> => {
    const path = pathOf(key)
    await requirePlace(() => mkdir(directory, { recursive: true }))
    // Before its first draft, a process removes those of killed processes.
    swept ??= sweepDrafts(directory)
    await swept
    const folder = dirname(path)
    await mkdir(folder, { recursive: true })
    const draft = await newDraft(directory)
    try {
      const file = await open(draft, 'wx')
      try {
        await write(file)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncDirectory(folder)
  }

  return {
    put: (key, bytes) => place(key, (draft) => draft.writeFile(bytes)),

    putFile: (key, path) => place(key, (draft) => draft.writeFile(createReadStream(path))),

    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)))
      } catch (error) {
        return nullIfAbsent(error)
      }
    },

    async open(key, range) {
      const file = await open(pathOf(key), 'r').catch(nullIfAbsent)
      if (!file) return null
      const found = await file.stat()
      if (!found.isFile()) {
        await file.close()
        return null
      }
      return { bytes: found.size, stream: file.createReadStream(range ?? {}) }
    },

    async head(key) {
      try {
        const found = await stat(pathOf(key))
        return found.isFile() ? { bytes: found.size } : null
      } catch (error) {
        return nullIfAbsent(error)
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true })
    },

    async list(folder) {
      const below = folder === '' ? directory : pathOf(folder)
      const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch(nullIfAbsent)
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(directory.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter(isStorageKey)
        .sort()
    },

    async ping() {
      await requirePlace()
      const draft = await newDraft(directory)
      try {
        await writeFile(draft, SIGN_OF_LIFE, { flag: 'wx', flush: true })
      } finally {
        await rm(draft, { force: true })
      }
    },
  }
}

function nullIfAbsent(error: unknown): null {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null
  throw error
}

/** Makes new and renamed files of a folder survive a power cut. Windows cannot sync folders and does not require it. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
