/** ROM-1: the single characters for Roman numerals (Ⅰ to Ⅿ, ⅰ to ⅿ) become Latin letters, which every font and carrier has. */
export const latinNumerals = (text: string): string =>
  text.replace(/[\u2160-\u217f]/g, (numeral) => numeral.normalize('NFKC'))
