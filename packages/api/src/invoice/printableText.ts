import { readCoverage } from '@irodori/fonts/files'

/** What a printer of old set for a type that the case did not hold. */
const GETA = '〓'
const NEVER_SHOWN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu

/**
 * What a customer typed as one line that a font can print: without anything that steers, and with a mark in the place of
 * characters that the font does not hold.
 */
export async function printableText(text: string, font: string): Promise<string> {
  const coverage = await readCoverage(font, 'Normal')
  const line = text.toWellFormed().replace(NEVER_SHOWN, ' ').replace(/\s+/g, ' ').trim()
  return [...line].map((character) => (coverage.has(character.codePointAt(0) ?? 0) ? character : GETA)).join('')
}
