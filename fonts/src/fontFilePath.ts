import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FontFile, FontWeight } from './fontEntry.ts'
import { resolveFont } from './fontEntry.ts'

const { resolve } = createRequire(import.meta.url)

/** The index that `npm run build -w fonts` writes. */
export const coverageFile = fileURLToPath(new URL('../dist/coverage.json', import.meta.url))

/** Folder of the shop's own fonts, which are in no package. */
const OWN = fileURLToPath(new URL('../own/', import.meta.url))

/** The absolute path of a file that `fonts.json` names. */
export const pathOfFontFile = (file: FontFile): string =>
  file.package === undefined ? join(OWN, file.path) : resolve(`${file.package}/${file.path}`)

/**
 * The absolute path of a family's font file.
 * @throws RangeError when the shop offers no such family
 */
export function fontFilePath(value: string, weight: FontWeight): string {
  const entry = resolveFont(value)
  if (entry === undefined) throw new RangeError(`the shop offers no font named ${value}`)
  return pathOfFontFile(entry.files[weight])
}
