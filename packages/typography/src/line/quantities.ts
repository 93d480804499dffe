const DIGITS = '0-9０-９'
const NUMBER = `[${DIGITS}]+(?:[,.，．][${DIGITS}]+)*`
const IDEOGRAPHIC_DIGIT = '[〇一二三四五六七八九十百千万億兆]'
/** Prefixed abbreviations (JLREQ A.12), in half and full width. */
const PREFIX = '[¥￥$＄£￡#＃€№]'
/** Postfixed abbreviations (JLREQ A.13), in half and full width, and all squared units of Unicode. */
const POSTFIX = '[°′″℃℉¢￠%％‰ℓ\u3300-\u3357\u3371-\u337a\u3380-\u33df]'
/** Letters of a unit in full width, such as ｃｍ; longer ones are words. */
const LETTERS = '[ａ-ｚＡ-Ｚ]{1,3}(?![ａ-ｚＡ-Ｚ])'

const QUANTITY = new RegExp(
  [
    `${PREFIX}(?:${NUMBER}|${IDEOGRAPHIC_DIGIT})(?:${POSTFIX}|${LETTERS})?`,
    `${NUMBER}(?:${POSTFIX}|${LETTERS})`,
    `${IDEOGRAPHIC_DIGIT}${POSTFIX}`,
  ].join('|'),
  'g',
)

/**
 * The numbers of a text with the sign or unit at them, as offsets of UTF-16 code units; lines do not break in them
 * (JLREQ 3.1.10). UAX #14 alone breaks in numbers of full-width digits and before squared units.
 */
export const quantities = (text: string): { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(QUANTITY)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
