import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Readable by this user only: uploads are photos and voices of customers. */
export const TEMPORARY_FOLDER = join(tmpdir(), `irodori-uploads-${process.getuid?.() ?? 'user'}`)
const PRIVATE_FOLDER = 0o700

/** Begins with the process id, so that files of killed processes can be found. */
const NAME = /^(\d+)-[0-9a-f-]{36}$/

/** A path for a temporary file. The caller removes the file. */
export async function temporaryPath(): Promise<string> {
  await mkdir(TEMPORARY_FOLDER, { recursive: true, mode: PRIVATE_FOLDER })
  return join(TEMPORARY_FOLDER, `${process.pid}-${randomUUID()}`)
}

/**
 * Removes the files of dead processes, also of an earlier one with our process id. Files of other running processes are
 * kept.
 * @returns the number of removed files
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
