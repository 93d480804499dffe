import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '../../src/database/openDatabase.ts'

/**
 * Puts an empty cluster, without tables, where `openPglite` would make one. Making one takes ten seconds of the processor,
 * so one is made for all processes and runs, and copied.
 */
export async function putEmptyCluster(directory: string): Promise<void> {
  const made = await madeCluster()
  // The synchronous copy takes a fifth of the processor's time of the other.
  cpSync(made, join(directory, 'cluster'), { recursive: true })
}

/** The folder of the cluster, named by the version of PGlite and the program that makes it. */
async function madeCluster(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of [
    new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
    new URL('../../src/database/openDatabase.ts', import.meta.url),
    new URL('../../src/database/syncingFileSystem.ts', import.meta.url),
  ])
    hash.update(await readFile(source))
  const made = join(tmpdir(), `irodori-cluster-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(made)) return made
  const draft = `${made}.${randomUUID()}`
  const { close } = await openPglite(draft)
  await close()
  // Another process may have made it meanwhile.
  await rename(join(draft, 'cluster'), made).catch((error: unknown) => {
    if (!existsSync(made)) throw error
  })
  await rm(draft, { recursive: true, force: true })
  return made
}
