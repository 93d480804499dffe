/** Code points from `begin` up to, not including, `end`. */
export interface CodePointRange {
  readonly begin: number
  readonly end: number
}

/** Ranges in ascending order as text: the gap before each and its length, in base 36. */
export function encodeRanges(ranges: readonly CodePointRange[]): string {
  const gapAt = (index: number, begin: number): number => begin - (ranges[index - 1]?.end ?? 0)
  return ranges
    .map(({ begin, end }, index) => `${gapAt(index, begin).toString(36)} ${(end - begin).toString(36)}`)
    .join(' ')
}

export function decodeRanges(text: string): CodePointRange[] {
  let end = 0
  return [...text.matchAll(/(\w+) (\w+)/g)].map(([, gap = '', length = '']) => {
    const begin = end + Number.parseInt(gap, 36)
    end = begin + Number.parseInt(length, 36)
    return { begin, end }
  })
}
