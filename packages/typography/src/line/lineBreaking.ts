import { LineBreaker } from 'css-line-break'
import tables from '../../tables/unicode.json' with { type: 'json' }
import { codePointSet } from '../unicode/codePointSet.ts'
import { sharedMark } from '../unicode/sharedMarks.ts'
import { ROUNDING } from './fitLine.ts'
import type { Paragraph } from './paragraphs.ts'
import { quantities } from './quantities.ts'

/** The properties of a character for line breaking; lengths in em. */
export interface BreakUnit {
  /** Its advance when another character follows. */
  readonly advance: number
  /** The least room that it takes as the last character of a line. */
  readonly natural: number
  /** What can be removed between it and the next character. */
  readonly slack: number
  /** White space, which hangs at the end of a line and does not count towards its width. */
  readonly isSpace: boolean
  /** Never separated from the character before it. */
  readonly isJoined: boolean
}

export interface LineRange {
  readonly start: number
  readonly end: number
}

/** Whether a line may begin at each character. */
export type Opportunities = readonly boolean[]

/**
 * Fills lines greedily up to `limit` em. A line breaks at the best opportunities that it has: those of the first list, else of
 * the next one, or between any two characters when an unbreakable piece is longer than the line. A piece that fits in part
 * is pushed in if the slack of the line suffices (JLREQ 3.8.3), and otherwise carried to the next line.
 */
export function breakLines(units: readonly BreakUnit[], levels: readonly Opportunities[], limit: number): LineRange[] {
  const lines: LineRange[] = []
  let start = 0
  while (start < units.length) {
    const end = endOfLine(units, levels, limit + ROUNDING, start)
    lines.push({ start, end })
    start = end
  }
  return lines.length > 0 ? lines : [{ start: 0, end: 0 }]
}

function endOfLine(
  units: readonly BreakUnit[],
  levels: readonly Opportunities[],
  limit: number,
  start: number,
): number {
  for (const mayBreakBefore of levels) {
    const end = endAtOpportunity(units, mayBreakBefore, limit, start)
    if (end !== null) return end
  }
  return endAnywhere(units, limit, start)
}

/** Null if the line has no opportunity. */
function endAtOpportunity(
  units: readonly BreakUnit[],
  mayBreakBefore: Opportunities,
  limit: number,
  start: number,
): number | null {
  let width = 0
  let slack = 0
  let last = start
  let i = start
  for (let unit = units[i]; unit !== undefined; unit = units[++i]) {
    if (i > start && !unit.isJoined && mayBreakBefore[i]) last = i
    if (!unit.isSpace && width + unit.natural > limit) {
      const end = last < i ? endOfPiece(units, mayBreakBefore, limit - width + slack, i) : null
      return end ?? (last > start ? last : null)
    }
    width += unit.advance
    slack += unit.slack
  }
  return units.length
}

function endAnywhere(units: readonly BreakUnit[], limit: number, start: number): number {
  let width = 0
  let last = start
  let i = start
  for (let unit = units[i]; unit !== undefined; unit = units[++i]) {
    if (!unit.isJoined) last = i
    if (!unit.isSpace && width + unit.natural > limit && last > start) return last
    width += unit.advance
  }
  return units.length
}

/** The end of the unbreakable piece that goes on at `start`, if all of its visible characters fit into this room, in em. */
function endOfPiece(
  units: readonly BreakUnit[],
  mayBreakBefore: Opportunities,
  room: number,
  start: number,
): number | null {
  let used = 0
  let fits = false
  let i = start
  for (let unit = units[i]; unit !== undefined && (i === start || !mayBreakBefore[i]); unit = units[++i]) {
    if (!unit.isSpace) fits = used + unit.natural <= room
    used += unit.advance - unit.slack
    if (used > room && !unit.isSpace && !fits) return null
  }
  return fits ? i : null
}

const isAmbiguous = codePointSet(tables.ambiguous)

/**
 * Whether a line may begin at each character, by UAX #14 with CSS `line-break: strict`: no line begins with small kana, a
 * long-vowel mark, an iteration mark or closing punctuation, and none ends with an opening bracket. Numbers stay with the
 * signs and units at them.
 */
export function breakOpportunities({ characters, inWord }: Paragraph): boolean[] {
  // The breaker counts code points.
  const atIndex = new Map<number, number>()
  const proxy: string[] = []
  for (const [i, character] of characters.entries()) {
    atIndex.set(proxy.length, i)
    proxy.push(...(inWord[i] ? character : breaksAs(character)))
  }
  const allowed = characters.map(() => false)
  const breaker = LineBreaker(proxy.join(''), { lineBreak: 'strict', wordBreak: 'normal' })
  for (let step = breaker.next(); !step.done; step = breaker.next()) {
    const before = atIndex.get(step.value.end)
    if (before !== undefined) allowed[before] = true
  }
  forbidWithin(quantities(characters.join('')), characters, allowed)
  return allowed
}

function forbidWithin(
  ranges: readonly { readonly start: number; readonly end: number }[],
  characters: readonly string[],
  allowed: boolean[],
): void {
  if (ranges.length === 0) return
  let offset = 0
  for (const [i, character] of characters.entries()) {
    if (ranges.some(({ start, end }) => start < offset && offset < end)) allowed[i] = false
    offset += character.length
  }
}

/** The character as which a Japanese one breaks: quotation marks as brackets, ambiguous symbols as kanji. */
function breaksAs(character: string): string {
  switch (sharedMark(character)) {
    case 'OPENING_QUOTE':
      return '「'
    case 'CLOSING_QUOTE':
      return '」'
    case 'DASH':
      return '—'
    default:
      return isAmbiguous.has(character.codePointAt(0) ?? 0) ? '字' : character
  }
}
