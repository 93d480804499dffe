import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@irodori/contract/durations'
import { sweepTemporaryFiles } from './temporaryFiles.ts'

/** On the same file system as the files, so that a rename is atomic; no key begins with a dot. */
const DRAFTS = '.drafts'

/** Process ids are unique on one machine only, so each machine that shares the storage has its own folder. */
const machine = (): string => createHash('sha256').update(hostname()).digest('hex').slice(0, 16)

/** Writing a file never takes this long. */
const LONGEST_WRITE_MS = DAY_MS

/** A temporary path under which a file is written before it is renamed to its key. */
export async function newDraft(directory: string): Promise<string> {
  const folder = join(directory, DRAFTS, machine())
  await mkdir(folder, { recursive: true })
  return join(folder, `${process.pid}-${randomUUID()}`)
}

/** Removes the drafts of killed processes of this machine, and drafts of other machines that are older than a day. */
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
    if (file && file.mtimeMs < Date.now() - LONGEST_WRITE_MS) await rm(join(folder, name), { force: true })
  }
}
