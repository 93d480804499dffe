import { decodeRanges } from './codePointRanges.ts'

export interface CodePointSet {
  has(codePoint: number): boolean
}

/** A set of code points from encoded Unicode tables; looks up by binary search. */
export function codePointSet(...tables: readonly string[]): CodePointSet {
  const ranges = tables.flatMap(decodeRanges).sort((a, b) => a.begin - b.begin)
  const begins = Uint32Array.from(ranges, (range) => range.begin)
  const ends = Uint32Array.from(ranges, (range) => range.end)
  return {
    has(codePoint) {
      let low = 0
      let high = begins.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((ends[middle] ?? 0) <= codePoint) low = middle + 1
        else high = middle
      }
      const begin = begins[low]
      return begin !== undefined && begin <= codePoint
    },
  }
}
