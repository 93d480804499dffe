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

/** Space that two characters do not need between them, in em. */
const HALF = 0.5
/** Ink may reach this far into the half of its cell that is removed, in em. */
const TOLERANCE = 0.03

/** A character and where its ink begins and ends in its cell, along the line or column, in em; null without ink. */
export interface SpacedCharacter {
  readonly character: string
  readonly ink: () => { readonly start: number; readonly end: number } | null
}

/**
 * The space that is removed between two characters of a line, in em: adjacent brackets, stops and middle dots share the half
 * cell between them (JLREQ 3.1.4; `text-spacing-trim: normal` of CSS). Nothing is removed if a font draws ink there.
 */
export function closingUp(one: SpacedCharacter, next: SpacedCharacter): number {
  const [first, second] = [classOf.get(one.character), classOf.get(next.character)]
  if (first === undefined || second === undefined) return 0
  // 「」 without words stay apart, and so do two middle dots or spaces.
  if (first === 'CLOSING') return blankAfter(one)
  if (second === 'OPENING') return isFree(next.ink()?.start, (start) => start >= HALF - TOLERANCE)
  return 0
}

/** The blank after the ink of a closing bracket or stop, in em, which is removed at the end of a line that is too long otherwise. */
export const blankAfter = (last: SpacedCharacter): number =>
  classOf.get(last.character) === 'CLOSING' ? isFree(last.ink()?.end, (end) => end <= HALF + TOLERANCE) : 0

const isFree = (edge: number | undefined, fits: (edge: number) => boolean): number =>
  edge !== undefined && fits(edge) ? HALF : 0
