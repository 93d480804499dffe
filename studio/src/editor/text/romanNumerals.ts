/** Roman numeral characters (Ⅳ, ⅻ) as the letters that they look like; everything else stays as it was typed. */
export const romanNumeralsToLatin = (text: string): string =>
  // The compatibility forms of this block are exactly the letters: Ⅳ is IV, ⅿ is m.
  text.replace(/[\u2160-\u217f]/g, (character) => character.normalize('NFKC'))
