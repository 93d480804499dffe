import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { sweepTemporaryFiles } from './temporaryFiles.ts'

/** Inside the store, so that a draft takes its name in one step; no key begins with a dot. */
const DRAFTS = '.drafts'

/** Numbers of processes mean something on one machine only, so each machine that shares the store has its folder. */
const machine = (): string => createHash('sha256').update(hostname()).digest('hex').slice(0, 16)

/** No file takes so long to write. */
const DAY = 86_400_000

/** Makes a name under which a file is written before it takes its own. */
export async function newDraft(directory: string): Promise<string> {
  const folder = join(directory, DRAFTS, machine())
  await mkdir(folder, { recursive: true })
  return join(folder, `${process.pid}-${randomUUID()}`)
}

/** Removes the drafts that killed processes of this machine left behind, and what has lain there of others for a day. */
export async function sweepDrafts(directory: string): Promise<void> {
  const folder = join(directory, DRAFTS)
  for (const owner of await readdir(folder).catch(() => [])) {
    if (owner === machine()) await sweepTemporaryFiles(join(folder, owner))
    else await sweepOld(join(folder, owner))
  }
}

async function sweepOld(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = await stat(join(folder, name)).catch(() => null)
    if (file && file.mtimeMs < Date.now() - DAY) await rm(join(folder, name), { force: true })
  }
}
