import { readFile } from 'node:fs/promises'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { type InspectedFont, inspectFont } from '../fontReport.ts'
import { type FontFileError, openFontFile } from '../openFontFile.ts'

const MESSAGES: Readonly<Record<FontFileError['code'], string>> = {
  EMPTY: 'the file is empty',
  NOT_A_FONT: 'not a TTF, OTF, TTC or WOFF2 file',
  WOFF_1: 'WOFF 1 is not supported; use the TTF or OTF from which it was made',
  DAMAGED: 'the file is damaged: a table is missing or points outside the file',
}

/** Inspects all fonts of a file; the error is a message for the user. */
export async function readFonts(file: string): Promise<Result<readonly InspectedFont[], string>> {
  try {
    const opened = await openFontFile(await readFile(file))
    if (!opened.ok) return err(MESSAGES[opened.error.code])
    const { count, font } = opened.value
    return ok(Array.from({ length: count }, (_, i) => inspectFont(font(i))))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return err(isMissing ? 'the file does not exist' : `cannot be read: ${String(error)}`)
  }
}
