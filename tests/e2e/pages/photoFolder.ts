import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface ChosenFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

const photoFolder = mkdtempSync(path.join(tmpdir(), 'irodori-photos-'))
process.once('exit', () => rmSync(photoFolder, { recursive: true, force: true }))

/**
 * Stores files that a test chooses, and returns their paths. The browser reads them from the disk: ten megabytes through
 * Playwright's connection take seconds.
 */
export const storePhotos = (...files: readonly ChosenFile[]): string[] =>
  files.map(({ fileName, bytes }) => {
    const file = path.join(mkdtempSync(path.join(photoFolder, 'photo-')), fileName)
    writeFileSync(file, bytes)
    return file
  })
