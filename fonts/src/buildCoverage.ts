import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { coverageOfFont } from './coverageOfFont.ts'
import type { FontWeight } from './fontEntry.ts'
import { fontEntries, fontWeightsOffered } from './fontEntry.ts'
import { coverageFile, fontFilePath } from './fontFilePath.ts'

/** Base64 of encodeCoverage, by font value and weight: the content of dist/coverage.json. */
export type CoverageIndex = Readonly<Record<string, Readonly<Record<FontWeight, string>>>>

/** Reads every font that the shop offers and writes the index atomically. */
export async function buildCoverage(target: string = coverageFile): Promise<CoverageIndex> {
  const index: Record<string, Record<FontWeight, string>> = {}
  for (const { value } of fontEntries) {
    const packed: Record<FontWeight, string> = { Normal: '', Bold: '' }
    for (const weight of fontWeightsOffered) {
      const bytes = await readFile(fontFilePath(value, weight))
      packed[weight] = Buffer.from(coverageOfFont(bytes)).toString('base64')
    }
    index[value] = packed
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
