import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The file system in memory that Linux provides. */
const IN_MEMORY = '/dev/shm'
/** Bytes that must be free; a run of the gate uses about a third of them. */
const ROOM = 8 * 2 ** 30

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}

/**
 * Makes a folder for temporary files, in memory where there is room: tests create and empty databases hundreds of
 * times, and on a disk they wait for its files. PostgreSQL runs as another user and may pass through the folder.
 */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'irodori-gate-'))
  chmodSync(folder, 0o711)
  return folder
}
