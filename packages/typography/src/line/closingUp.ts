import { BORDER_WIDTH } from '../font/glyphBorder.ts'

/** Punctuation whose ink fills half of its cell: the end of it (OPENING), the start (CLOSING) or the middle. */
type PunctuationClass = 'OPENING' | 'CLOSING' | 'MIDDLE' | 'SPACE'

const CLASSES: readonly (readonly [PunctuationClass, string])[] = [
  ['OPENING', '「『（［｛〈《【〔〖〘〚〝｟“‘'],
  ['CLOSING', '」』）］｝〉》】〕〗〙〛〞〟｠、。，．”’'],
  ['MIDDLE', '・：；'],
  ['SPACE', '\u3000'],
]
const classOf: ReadonlyMap<string, PunctuationClass> = new Map(
  CLASSES.flatMap(([name, characters]) => Array.from(characters, (character) => [character, name] as const)),
)

/** The blank of brackets and stops on one side, and of middle dots on both sides, in em. */
const HALF = 0.5
const QUARTER = 0.25
/** Ink may reach this far into a blank that is removed, in em. */
const TOLERANCE = 0.03

/** A character and where its ink begins and ends in its cell, along the line or column, in em; null without ink. */
export interface SpacedCharacter {
  readonly character: string
  readonly kind: PunctuationClass
  readonly ink: () => { readonly start: number; readonly end: number } | null
}

/** Punctuation with the blanks of its kind; null for any other character, which is set solid. */
export function spacedCharacter(character: string, ink: SpacedCharacter['ink']): SpacedCharacter | null {
  const kind = classOf.get(character)
  return kind === undefined ? null : { character, kind, ink }
}

/** Room that a line gives up if it is too long otherwise, in em: beside middle dots, and beside brackets and commas. */
export interface Slack {
  readonly dots: number
  readonly brackets: number
}

/** The blank between two characters of a line, in em. */
export interface Gap {
  /** What is always removed. */
  readonly closed: number
  /** What can be removed besides. */
  readonly slack: Slack
}

const NO_SLACK: Slack = { dots: 0, brackets: 0 }
export const SOLID: Gap = { closed: 0, slack: NO_SLACK }

/**
 * Adjacent brackets, stops and middle dots share the half cell between them (JLREQ 3.1.4; `text-spacing-trim: normal` of CSS).
 * What remains of their blanks is slack, except after a full stop (JLREQ 3.8.3). A blank in which a font draws ink is none.
 */
export function gapBetween(one: SpacedCharacter | null, next: SpacedCharacter | null): Gap {
  if (one === null && next === null) return SOLID
  const after = blankAfter(one)
  const before = next === null ? 0 : blankBefore(next)
  const closed = one === null || next === null ? 0 : sharedBlank(one.kind, next.kind, after, before)
  const slack = one !== null && isFullStop(one.character) ? 0 : after + before - closed
  if (closed === 0 && slack === 0) return SOLID
  const isBesideDot = one?.kind === 'MIDDLE' || next?.kind === 'MIDDLE'
  return { closed, slack: isBesideDot ? { dots: slack, brackets: 0 } : { dots: 0, brackets: slack } }
}

function sharedBlank(first: PunctuationClass, second: PunctuationClass, after: number, before: number): number {
  // 「」 without words stay apart, and so do two middle dots or spaces.
  if (first === 'CLOSING') return after
  return second === 'OPENING' ? before : 0
}

const isFullStop = (character: string): boolean => character === '。' || character === '．'
const isStop = (character: string): boolean => isFullStop(character) || character === '、' || character === '，'

const BEFORE: Readonly<Record<PunctuationClass, number>> = { OPENING: HALF, MIDDLE: QUARTER, CLOSING: 0, SPACE: 0 }
const AFTER: Readonly<Record<PunctuationClass, number>> = { OPENING: 0, MIDDLE: QUARTER, CLOSING: HALF, SPACE: 0 }

function blankBefore({ kind, ink }: SpacedCharacter): number {
  const blank = BEFORE[kind]
  return blank > 0 && (ink()?.start ?? 0) >= blank - TOLERANCE ? blank : 0
}

/** The blank after the ink of a character, in em, which is removed at the end of a line that is too long otherwise. */
export function blankAfter(last: SpacedCharacter | null): number {
  const blank = last === null ? 0 : AFTER[last.kind]
  return blank > 0 && (last?.ink()?.end ?? 1) <= 1 - blank + TOLERANCE ? blank : 0
}

/** How far the half cell of a comma or stop may hang over the end of its line, in em: all of it but its ink and a border. */
export function overhang(last: SpacedCharacter | null): number {
  if (last === null || !isStop(last.character) || blankAfter(last) === 0) return 0
  return Math.max(0, HALF - (last.ink()?.end ?? HALF) - BORDER_WIDTH)
}
