import type { Storage } from '../storage/storage.ts'
import { BLOBS, blobKey, listBackups, readFileList, removeGeneration } from './backup.ts'

/**
 * Removes all generations but the newest ones, and the content that none of the others needs. A backup of the releases
 * before generations stays.
 * @param keep the number of generations
 */
export async function pruneBackups(storage: Storage, keep: number): Promise<void> {
  const generations = (await listBackups(storage)).filter(({ shopId }) => shopId !== null)
  for (const { id } of generations.slice(0, -keep)) await removeGeneration(storage, id)
  const needed = new Set<string>()
  for (const backup of generations.slice(-keep)) {
    const { tables, fonts } = backup.contents
    needed.add(backup.listKey)
    for (const { sha256 } of [...Object.values(tables), ...fonts, ...(await readFileList(storage, backup))])
      needed.add(blobKey(sha256))
  }
  for (const key of await storage.list(BLOBS)) if (!needed.has(key)) await storage.delete(key)
}
