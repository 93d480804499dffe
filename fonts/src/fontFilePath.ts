import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { FontWeight } from './fontEntry.ts'
import { resolveFont } from './fontEntry.ts'

const { resolve } = createRequire(import.meta.url)

/** The index that `npm run build -w fonts` writes. */
export const coverageFile = fileURLToPath(new URL('../dist/coverage.json', import.meta.url))

/**
 * The absolute path of a family's font file.
 * @throws RangeError when the shop offers no such family.
 */
export function fontFilePath(value: string, weight: FontWeight): string {
  const entry = resolveFont(value)
  if (entry === undefined) throw new RangeError(`no font is named ${value}`)
  const file = entry.files[weight]
  return resolve(`${file.package}/${file.path}`)
}
