import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A file system of a few megabytes that can be filled completely. */
export interface SmallDisk {
  readonly folder: string
  fill(): void
  empty(): void
  remove(): void
}

const MEBIBYTE = 1024 * 1024

/** Mounts a small file system; null unless this process is root on Linux. */
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
          // It does not fit; the next file is half as large.
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
