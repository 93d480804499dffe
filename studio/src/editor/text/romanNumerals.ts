/** Replaces Roman numeral characters (Ⅳ, ⅻ) by the letters that they look like. */
export const romanNumeralsToLatin = (text: string): string =>
  // The compatibility forms of this block are exactly the letters: Ⅳ is IV, ⅿ is m.
  text.replace(/[\u2160-\u217f]/g, (character) => character.normalize('NFKC'))
