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
  readonly ink: () => { readonly start: number; readonly end: number } | null
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
export function gapBetween(one: SpacedCharacter, next: SpacedCharacter): Gap {
  const [first, second] = [classOf.get(one.character), classOf.get(next.character)]
  if (first === undefined && second === undefined) return SOLID
  const [after, before] = [blankAfter(one), blankBefore(next)]
  const closed = sharedBlank(first, second, after, before)
  const slack = isFullStop(one.character) ? 0 : after + before - closed
  return {
    closed,
    slack: first === 'MIDDLE' || second === 'MIDDLE' ? { dots: slack, brackets: 0 } : { dots: 0, brackets: slack },
  }
}

function sharedBlank(
  first: PunctuationClass | undefined,
  second: PunctuationClass | undefined,
  after: number,
  before: number,
): number {
  if (first === undefined || second === undefined) return 0
  // 「」 without words stay apart, and so do two middle dots or spaces.
  if (first === 'CLOSING') return after
  return second === 'OPENING' ? before : 0
}

const isFullStop = (character: string): boolean => character === '。' || character === '．'
const isStop = (character: string): boolean => isFullStop(character) || character === '、' || character === '，'

function blankBefore({ character, ink }: SpacedCharacter): number {
  const blank = { OPENING: HALF, MIDDLE: QUARTER, CLOSING: 0, SPACE: 0 }[classOf.get(character) ?? 'SPACE']
  return blank > 0 && (ink()?.start ?? 0) >= blank - TOLERANCE ? blank : 0
}

/** The blank after the ink of a character, in em, which is removed at the end of a line that is too long otherwise. */
export function blankAfter({ character, ink }: SpacedCharacter): number {
  const blank = { OPENING: 0, MIDDLE: QUARTER, CLOSING: HALF, SPACE: 0 }[classOf.get(character) ?? 'SPACE']
  return blank > 0 && (ink()?.end ?? 1) <= 1 - blank + TOLERANCE ? blank : 0
}

/** How far the half cell of a comma or stop may hang over the end of its line, in em: all of it but its ink and a border. */
export function overhang(last: SpacedCharacter): number {
  if (!isStop(last.character) || blankAfter(last) === 0) return 0
  return Math.max(0, HALF - (last.ink()?.end ?? HALF) - BORDER_WIDTH)
}
