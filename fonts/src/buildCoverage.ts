import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { coverageOfFont } from './coverageOfFont.ts'
import type { FontWeight } from './fontEntry.ts'
import { fontEntries } from './fontEntry.ts'
import { coverageFile, fontFilePath } from './fontFilePath.ts'

/** Base64 of encodeCoverage, by font value and weight: the content of dist/coverage.json. */
export type CoverageIndex = Readonly<Record<string, { readonly [weight in FontWeight]?: string }>>

/** Reads every font that the shop offers and writes the index atomically. */
export async function buildCoverage(target: string = coverageFile): Promise<CoverageIndex> {
  const index: Record<string, Partial<Record<FontWeight, string>>> = {}
  for (const entry of fontEntries) {
    const packed: Partial<Record<FontWeight, string>> = {}
    for (const weight of entry.weights) {
      const bytes = await readFile(fontFilePath(entry.value, weight))
      packed[weight] = Buffer.from(coverageOfFont(bytes)).toString('base64')
    }
    index[entry.value] = packed
  }
  await mkdir(dirname(target), { recursive: true })
  const temporary = `${target}.${process.pid}.tmp`
  await writeFile(temporary, `${JSON.stringify(index)}\n`)
  await rename(temporary, target)
  return index
}

if (import.meta.main) {
  const index = await buildCoverage()
  console.log(`${coverageFile}: ${Object.keys(index).length} families`)
}
