/** Characters that break lines, control terminals or turn the direction of writing. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu
/** Longer texts of a font are cut: a licence has some sentences, a damaged name 64 KB. */
const LONGEST = 500

/** A text that a font or one of its readers supplies, as one line without control characters. */
export function plainText(text: string): string {
  const line = text.toWellFormed().replace(CONTROLS, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

/** A character of a font; one that controls lines, terminals or the direction of writing as its number, like `[U+001B]`. */
export function plainCharacter(codePoint: number): string {
  const character = String.fromCodePoint(codePoint)
  const isPlain = character.isWellFormed() && character.replace(CONTROLS, '') !== ''
  return isPlain ? character : `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
}
