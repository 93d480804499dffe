import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'

/** Another process holds the directory; the message is meant for the person who started this process. */
class DirectoryIsLocked extends Error {
  override readonly name = 'DirectoryIsLocked'
}

export interface DirectoryLock {
  release(): Promise<void>
}

interface Holder {
  readonly pid: number
  /** Start of the process in the kernel's ticks, which distinguishes processes with the same pid; '' if unknown. */
  readonly started: string
  readonly host: string
  readonly nonce: string
}

const FILE = 'in-use.lock'
const HEARTBEAT_MS = 5_000
/** Milliseconds without a heartbeat after which a holder on another host counts as dead; its pid cannot be checked. */
const SILENT_MS = 30_000
const ATTEMPTS = 5

/**
 * Locks a directory for this process; the lock of a dead process is taken over. PGlite itself does not refuse a second
 * process on its files, and rows are then lost without an error.
 * @throws DirectoryIsLocked
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, FILE)
  const mine: Holder = {
    pid: process.pid,
    started: (await processOf(process.pid))?.started ?? '',
    host: hostname(),
    nonce: randomUUID(),
  }
  const draft = join(directory, `${FILE}.${mine.nonce}`)
  await writeFile(draft, JSON.stringify(mine))
  try {
    await acquire(path, draft)
    return held(path, mine)
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Links `path` to this process's draft. Only the process that holds `path.next` may replace the lock of a dead holder; it
 * reads the lock again before it replaces it, so only one of several processes that saw the same dead lock succeeds. The
 * lock `path.next` of a dead process is replaced in the same way.
 */
async function acquire(path: string, draft: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await linked(draft, path)) return
    const holder = await holderOf(path)
    if (holder === 'ABSENT') continue
    if (await isAlive(holder, path)) {
      throw new DirectoryIsLocked(`${dirname(path)} is in use by process ${holder.pid} on ${holder.host}`)
    }
    const next = `${path}.next`
    await acquire(next, draft)
    const now = await holderOf(path)
    if (now !== 'ABSENT' && now.nonce === holder.nonce) return rename(next, path)
    await rm(next, { force: true })
  }
  throw new DirectoryIsLocked(`${dirname(path)} could not be locked: several processes try to lock it at the same time`)
}

/** A hard link either creates the whole lock file or fails; there is no half-written lock. */
async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function held(path: string, mine: Holder): DirectoryLock {
  const beat = setInterval(() => {
    const now = new Date()
    void utimes(path, now, now).catch(() => undefined)
  }, HEARTBEAT_MS)
  beat.unref()
  return {
    async release() {
      clearInterval(beat)
      const holder = await holderOf(path)
      if (holder !== 'ABSENT' && holder.nonce === mine.nonce) await rm(path, { force: true })
    },
  }
}

/** The holder of an unreadable lock file, which counts as a dead process. */
const NO_HOLDER: Holder = { pid: 0, started: '', host: hostname(), nonce: '' }

async function holderOf(path: string): Promise<Holder | 'ABSENT'> {
  try {
    const holder = JSON.parse(await readFile(path, 'utf8')) as Holder
    return typeof holder.pid === 'number' ? holder : NO_HOLDER
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'ABSENT' : NO_HOLDER
  }
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.pid === 0) return false
  if (holder.host !== hostname()) {
    const seen = await stat(path).then(
      (file) => file.mtimeMs,
      () => 0,
    )
    return Date.now() - seen < SILENT_MS
  }
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const found = await processOf(holder.pid)
  if (!found) return true
  return !found.isDead && (holder.started === '' || found.started === holder.started)
}

/**
 * State and start of a process, fields 3 and 22 of /proc/<pid>/stat; null if the system has no such file. A killed process
 * remains a zombie (Z) until its parent waits for it, which may never happen in a container.
 */
async function processOf(pid: number): Promise<{ isDead: boolean; started: string } | null> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { isDead: fields[0] === 'Z' || fields[0] === 'X', started: fields[19] ?? '' }
  } catch {
    return null
  }
}
