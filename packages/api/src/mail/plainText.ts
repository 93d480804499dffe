/** Characters that control lines, terminals or the direction of writing; \n and \t are handled separately. */
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Text for the body of a mail: line breaks become \n, control characters are removed, lone surrogates are replaced. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replace(CONTROL_CHARACTERS, ''))
    .join('\n')

/** Text for a subject or for a position within a line: a single line. */
export const oneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim()
