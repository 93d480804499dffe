import { readFile } from 'node:fs/promises'
import type { CoverageIndex } from './buildCoverage.ts'
import type { Coverage } from './coverage.ts'
import { decodeCoverage } from './coverage.ts'
import type { FontWeight } from './fontEntry.ts'
import { resolveFont } from './fontEntry.ts'
import { coverageFile } from './fontFilePath.ts'

let index: Promise<CoverageIndex> | undefined

/** The coverage of every family from dist/coverage.json, which is built first if it is missing. */
export function readCoverageIndex(): Promise<CoverageIndex> {
  index ??= load().catch((error: unknown) => {
    index = undefined
    throw error
  })
  return index
}

/** @throws RangeError when the shop offers no such family */
export async function readCoverage(value: string, weight: FontWeight): Promise<Coverage> {
  const entry = resolveFont(value)
  if (entry === undefined) throw new RangeError(`the shop offers no font named ${value}`)
  const packed = (await readCoverageIndex())[entry.value]
  if (packed === undefined) throw new Error(`the index of characters lacks ${entry.value}: build it again`)
  return decodeCoverage(Buffer.from(packed[weight] ?? packed.Normal ?? '', 'base64'))
}

async function load(): Promise<CoverageIndex> {
  try {
    return JSON.parse(await readFile(coverageFile, 'utf8')) as CoverageIndex
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    // Loaded on demand: the two font readers are large and needed only for building the index.
    const { buildCoverage } = await import('./buildCoverage.ts')
    return buildCoverage()
  }
}
