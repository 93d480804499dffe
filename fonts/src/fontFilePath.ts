import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fontFiles from '../fontFiles.json' with { type: 'json' }
import type { FontWeight } from './fontEntry.ts'
import { resolveFont } from './fontEntry.ts'

/** Location of a font file: in an npm package, or in `fonts/own` if no package is given. */
interface FontFile {
  readonly package?: string
  readonly path: string
}

/** The files of each family, by its value; apart from `fonts.json`, because the browser needs none of them. */
const files: Readonly<Record<string, { readonly [weight in FontWeight]?: FontFile }>> = fontFiles

const { resolve } = createRequire(import.meta.url)

/** The index that `npm run build -w fonts` writes. */
export const coverageFile = fileURLToPath(new URL('../dist/coverage.json', import.meta.url))

/** Folder of the shop's own fonts, which are in no package. */
const OWN = fileURLToPath(new URL('../own/', import.meta.url))

/** The absolute path of a file that `fontFiles.json` names. */
export const pathOfFontFile = (file: FontFile): string =>
  file.package === undefined ? join(OWN, file.path) : resolve(`${file.package}/${file.path}`)

/**
 * The absolute path of a family's font file; that of its normal weight if it has no other.
 * @throws RangeError when the shop offers no such family
 */
export function fontFilePath(value: string, weight: FontWeight): string {
  const entry = resolveFont(value)
  if (entry === undefined) throw new RangeError(`the shop offers no font named ${value}`)
  const file = files[entry.value]?.[weight] ?? files[entry.value]?.Normal
  if (file === undefined) throw new Error(`fontFiles.json names no file for ${entry.value}: add its path`)
  return pathOfFontFile(file)
}
