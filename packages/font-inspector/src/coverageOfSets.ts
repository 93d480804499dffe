import type { CharacterSet } from './japaneseSets.ts'

/** How many characters of a set a font has. */
export interface SetCoverage<Id extends string = string> {
  readonly id: Id
  readonly total: number
  readonly covered: number
  /** The missing code points, in order. */
  readonly missing: readonly number[]
}

/** @param characters the code points that the font has */
export function coverageOfSets<Id extends string>(
  sets: readonly CharacterSet<Id>[],
  characters: readonly number[],
): readonly SetCoverage<Id>[] {
  const known = new Set(characters)
  return sets.map(({ id, codePoints }) => {
    const missing = codePoints.filter((codePoint) => !known.has(codePoint))
    return { id, total: codePoints.length, covered: codePoints.length - missing.length, missing }
  })
}
