import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A disk of a few megabytes that can be filled to its end. */
export interface SmallDisk {
  readonly folder: string
  fill(): void
  empty(): void
  remove(): void
}

const MEBIBYTE = 1024 * 1024

/** Only root may mount one; null for others. */
export function mountSmallDisk(folder: string, mebibytes: number): SmallDisk | null {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return null
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    fill() {
      for (let size = mebibytes * MEBIBYTE; size > 4096; size /= 2) {
        try {
          writeFileSync(`${ballast}-${size}`, Buffer.alloc(size))
        } catch {
          // Fuller than that; the next piece is half as large.
        }
      }
    },
    empty() {
      for (let size = mebibytes * MEBIBYTE; size > 4096; size /= 2) rmSync(`${ballast}-${size}`, { force: true })
    },
    remove() {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
