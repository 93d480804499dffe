import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Of this user alone: what lies there are photos and voices of people. */
export const TEMPORARY_FOLDER = join(tmpdir(), `irodori-uploads-${process.getuid?.() ?? 'user'}`)
const PRIVATE_FOLDER = 0o700

/** The process is named, so that the next start can tell what a killed one left behind. */
const NAME = /^(\d+)-[0-9a-f-]{36}$/

/** A place for an upload while its call runs. Whoever asks for it removes it. */
export async function temporaryPath(): Promise<string> {
  await mkdir(TEMPORARY_FOLDER, { recursive: true, mode: PRIVATE_FOLDER })
  return join(TEMPORARY_FOLDER, `${process.pid}-${randomUUID()}`)
}

/**
 * Removes what processes that are no more left behind, also one that had our number before us. Files of other processes
 * that live are theirs.
 */
export async function sweepTemporaryFiles(folder: string = TEMPORARY_FOLDER): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const started = Date.now() - process.uptime() * 1000
  let removed = 0
  for (const name of names) {
    const pid = Number(NAME.exec(name)?.[1] ?? 0)
    if (pid === 0) continue
    const path = join(folder, name)
    const isOurs = pid === process.pid
    const age = isOurs ? await stat(path).catch(() => null) : null
    const isStale = isOurs ? age !== null && age.mtimeMs < started : !isAlive(pid)
    if (!isStale) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
