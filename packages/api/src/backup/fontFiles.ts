import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fontEntries, fontWeightsOffered } from '@irodori/fonts/fontEntry'
import { fontFilePath } from '@irodori/fonts/fontFilePath'

/** The font files of this version of the shop. */
export async function fontFiles(): Promise<{ readonly key: string; readonly bytes: Uint8Array }[]> {
  const paths = new Set(
    fontEntries.flatMap(({ value }) => fontWeightsOffered.map((weight) => fontFilePath(value, weight))),
  )
  return Promise.all([...paths].map(async (path) => ({ key: basename(path), bytes: await readFile(path) })))
}
