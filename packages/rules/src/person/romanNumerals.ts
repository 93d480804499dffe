/** ROM-1: Roman numerals of one character (Ⅰ to Ⅿ, ⅰ to ⅿ) as Latin letters, which every font and carrier supports. */
export const latinNumerals = (text: string): string =>
  text.replace(/[\u2160-\u217f]/g, (numeral) => numeral.normalize('NFKC'))
