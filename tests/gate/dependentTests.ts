import path from 'node:path'
import type { Source } from '../architecture/sources.ts'

/** The relative path of an imported file, or of a program that a test starts. */
const RELATIVE_PATH = /['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g

/** The paths of all tests among the sources that import one of these files, directly or through other sources. */
export function dependentTests(sources: readonly Source[], files: readonly string[]): string[] {
  const importers = new Map<string, string[]>()
  for (const { path: importer, text } of sources) {
    for (const [, relative = ''] of text.matchAll(RELATIVE_PATH)) {
      const imported = path.posix.join(path.posix.dirname(importer), relative)
      importers.set(imported, [...(importers.get(imported) ?? []), importer])
    }
  }
  const found = new Set(files)
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return [...found].filter((file) => /\.test\.tsx?$/.test(file)).toSorted()
}
