import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fontFaces } from '@irodori/fonts/fontEntry'
import { fontFilePath } from '@irodori/fonts/fontFilePath'

export interface FontFile {
  readonly key: string
  readonly bytes: Uint8Array
}

/** The font files of this version of the shop. */
export async function fontFiles(): Promise<readonly FontFile[]> {
  const paths = new Set(fontFaces.map(({ entry, weight }) => fontFilePath(entry.value, weight)))
  return Promise.all([...paths].map(async (path) => ({ key: basename(path), bytes: await readFile(path) })))
}
