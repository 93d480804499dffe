import { readCoverage } from '@irodori/fonts/readCoverage'

/** The geta mark, the conventional substitute for a missing character. */
const GETA = '〓'
const NEVER_SHOWN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu

/**
 * The typed text as one line that a font can print: without control characters, and with a geta mark for each character
 * that the font lacks.
 */
export async function printableText(text: string, font: string): Promise<string> {
  const coverage = await readCoverage(font, 'Normal')
  const line = text.toWellFormed().replace(NEVER_SHOWN, ' ').replace(/\s+/g, ' ').trim()
  return [...line].map((character) => (coverage.has(character.codePointAt(0) ?? 0) ? character : GETA)).join('')
}
