import { encodeCp932 } from '@irodori/table-file/encodeCp932'

/** Length of a text in the unit in which a carrier counts its fields. */
export type LengthOf = (text: string) => number

/** Bytes in CP932: two for a full-width character, one for a half-width one. */
export const cp932Bytes: LengthOf = (text) => encodeCp932(text).bytes.length

export const characters: LengthOf = (text) => [...text].length

/** A text in full-width characters: Latin letters, digits, signs, spaces and katakana. */
export const fullWidth = (text: string): string =>
  text
    .replace(/[｡-ﾟ]+/g, (kana) => kana.normalize('NFKC'))
    .replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    .replaceAll(' ', '\u3000')

/** A spreadsheet reads a line that begins with one of these as a formula. */
const NOT_FIRST = /^[=+\-@＝＋－＠]/

/**
 * The lines of a label for the parts of a text. Each part has a line of its own if all fit; otherwise, or if a part begins
 * with a sign, the text flows on from line to line, with a space between its parts.
 * @param room length of each line
 * @returns as many lines as there is room for; null if the text does not fit
 */
export function fitLines(parts: readonly string[], room: readonly number[], lengthOf: LengthOf): string[] | null {
  const own = room.map((_, at) => parts[at] ?? '')
  const isOwn = own.every((text, at) => lengthOf(text) <= (room[at] ?? 0) && (at === 0 || !NOT_FIRST.test(text)))
  if (isOwn && parts.length <= room.length) return own
  let rest = [...parts.filter((part) => part !== '').join(' ')]
  const lines = room.map((most) => {
    const line = firstLine(rest, most, lengthOf)
    rest = [...rest.slice(line.length).join('').trimStart()]
    return line.join('').trim()
  })
  return rest.length === 0 ? lines : null
}

function firstLine(text: readonly string[], most: number, lengthOf: LengthOf): readonly string[] {
  let end = 0
  while (end < text.length && lengthOf(text.slice(0, end + 1).join('')) <= most) end += 1
  let start = end
  while (start > 0 && NOT_FIRST.test(text.slice(start).join('').trimStart())) start -= 1
  return text.slice(0, start === 0 ? end : start)
}
