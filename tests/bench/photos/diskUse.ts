import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const MEBIBYTE = 2 ** 20

/** Size of all files in a folder in MiB; 0 if it does not exist. Files deleted during the count are ignored. */
export async function diskUse(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name)).catch(() => null))?.size ?? 0),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / MEBIBYTE
}
