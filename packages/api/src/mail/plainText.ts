/** Everything that steers a line, a terminal or the direction of writing; \n and \t are dealt with apart. */
const STEERING = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Words that may stand in the body of a mail: line breaks are \n, nothing else steers, broken surrogates are replaced. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replace(STEERING, ''))
    .join('\n')

/** Words that may stand in a subject or beside others: one line. */
export const oneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim()
