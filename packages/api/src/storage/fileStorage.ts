import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'
import { isStorageKey } from './storage.ts'

/** Files of a directory on this machine: written under a temporary name, synced, renamed, and the folder synced. */
export function fileStorage(directory: string): Storage {
  const pathOf = (key: string): string => {
    if (!isStorageKey(key)) throw new Error('not a storage key')
    return join(directory, ...key.split('/'))
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const folder = dirname(path)
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `.${randomUUID()}.part`)
      try {
        const file = await open(draft, 'wx')
        try {
          await file.writeFile(bytes)
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
    },

    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)))
      } catch (error) {
        return nullWhereAbsent(error)
      }
    },

    async head(key) {
      try {
        const found = await stat(pathOf(key))
        return found.isFile() ? { bytes: found.size } : null
      } catch (error) {
        return nullWhereAbsent(error)
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true })
    },

    async list(folder) {
      const entries = await readdir(pathOf(folder), { recursive: true, withFileTypes: true }).catch(nullWhereAbsent)
      return (entries ?? [])
        .filter((entry) => entry.isFile() && isStorageKey(entry.name))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(directory.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort()
    },
  }
}

function nullWhereAbsent(error: unknown): null {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null
  throw error
}

/** Makes a rename or a new name in a folder survive a power cut. Windows cannot sync folders and needs it not. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
