import type { Storage } from '../storage/storage.ts'
import type { Backup, StoredFile } from './backup.ts'
import { contentOf } from './contentHash.ts'

/** A part of a backup whose content differs from what the backup says about it. */
export interface Damage {
  readonly fact: string
  /** The file of the shop, if it is one; it may still be there. */
  readonly file: StoredFile | null
}

/**
 * Reads a whole backup back and compares counts and hashes.
 * @param files its list of files
 */
export async function findDamage(storage: Storage, backup: Backup, files: readonly StoredFile[]): Promise<Damage[]> {
  const damage: Damage[] = []
  const seen = new Map<string, Promise<Awaited<ReturnType<typeof contentOf>> | null>>()
  const read = (key: string) => {
    const known = seen.get(key)
    if (known) return known
    const reading = storage.open(key).then((opened) => opened && contentOf(opened.stream))
    seen.set(key, reading)
    return reading
  }
  for (const [table, { rows, sha256 }] of Object.entries(backup.contents.tables)) {
    const content = await read(backup.tableKey(table))
    if (content?.sha256 !== sha256 || content.lines !== rows)
      damage.push({ fact: `table ${table} was changed after the backup: its hash differs`, file: null })
  }
  for (const file of files) {
    const content = await read(backup.fileKey(file))
    if (content?.sha256 !== file.sha256 || content.bytes !== file.bytes)
      damage.push({ fact: `file ${file.key} was changed after the backup: its hash differs`, file })
  }
  // The fonts of a backup of earlier releases are not needed by a restore.
  for (const font of backup.shopId === null ? [] : backup.contents.fonts) {
    const content = await read(backup.fontKey(font))
    if (content?.sha256 !== font.sha256)
      damage.push({ fact: `font ${font.key} was changed after the backup: its hash differs`, file: font })
  }
  if (files.length !== backup.contents.files.count)
    damage.push({ fact: `the list has ${files.length} files in place of ${backup.contents.files.count}`, file: null })
  return damage
}
